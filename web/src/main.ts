import "./look/type.css";
import "./look/tokens.css";
import "./look/base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { desk } from "./look/desk.svelte";

desk.restore();
mount(App, { target: document.getElementById("app")! });
