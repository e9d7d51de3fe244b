import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = "http://127.0.0.1:8055";

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {}, // components are mounted in tests too
  build: {
    outDir: "../src/shadow_cabinet/server/client",
    emptyOutDir: true,
    license: true, // the notices of what was bundled
    assetsInlineLimit: 0, // the content security policy allows no inline data
    target: "es2023",
  },
  server: { proxy: { "/api": SERVER, "/ws": { target: SERVER, ws: true } } },
});
