// Every picture of the game, drawn here on a field of 24 × 24: what is filled, and after a bar what is drawn as a line.

/** Alignments with an opposite are one drawing and its mirror image: sideways, or upside down. */
const MIRRORED: Record<string, [string, string]> = {
  communist: ["government", "matrix(1 0 0 -1 0 24)"],
  conservative: ["liberal", "matrix(-1 0 0 1 24 0)"],
  peaceful: ["violent", "matrix(1 0 0 -1 0 24)"],
  weird: ["straight", "matrix(1 0 0 -1 0 24)"],
};

const COIN = "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z";

export const GLYPHS: Record<string, string> = {
  // alignments
  government: "M8 1h8v7H8zM.5 16h7v7h-7zM8.500 16h7v7h-7zM16.500 16h7v7h-7z|M12 8v8M4 16v-4h16v4",
  liberal: "M18.500.500h3v23h-3zM17 2v12.500C12 11.500 8 17.500 2 13.500L5 8.200 2 2.500C8 6.500 12-.500 17 2z",
  violent: "M12 .3 16 5.500V14H8V5.500zM3 15.200h18v3.300H3zM9.800 19.500h4.400v4.200H9.800z",
  straight: "M6.500 3.500h11L19 15.500H5zM1 17h22v4H1z",
  criminal: "M.8 7c4.200-2.300 8 .2 11.200.2S19 4.700 23.200 7c0 6.800-2 11-6.300 11-2.700 0-3.500-3-4.900-3s-2.200 3-4.900 3C2.800 18 .8 13.800.8 7zM4.800 11.200c1 2.300 4.400 2.300 5.400.6-1-1.900-4.400-2.100-5.400-.6zm14.400 0c-1 2.300-4.400 2.300-5.400.6 1-1.900 4.400-2.100 5.400-.6z",
  fanatic: "M12 6.500a5.500 5.500 0 1 1 0 11 5.500 5.500 0 0 1 0-11zm0 3.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4z|M12 .8v4M12 19.200v4M.8 12h4M19.200 12h4M4.100 4.100l2.800 2.800M17.100 17.100l2.800 2.800M19.900 4.100l-2.800 2.800M6.900 17.100l-2.800 2.800",
  // Illuminati
  "bavarian-illuminati": "M12 1 23.500 22.500H.5zM12 11.500c-2.800 0-4.600 1.500-5.600 3.200 1 1.700 2.800 3.200 5.600 3.200s4.600-1.500 5.600-3.200c-1-1.700-2.800-3.200-5.600-3.200zm0 1.400a1.800 1.800 0 1 1 0 3.600 1.800 1.800 0 0 1 0-3.600z",
  "bermuda-triangle": "|M1.500 2.500h21L12 22zM6.300 9q2.850-3 5.700 0t5.700 0",
  "discordian-society": "M12 7.500C9.800 5.300 3 5.800 3 12.700 3 18.500 6.700 23.500 9.500 23.500c1 0 1.500-.6 2.500-.6s1.500.6 2.500.6c2.800 0 6.500-5 6.500-10.800 0-6.900-6.800-7.400-9-5.200z|M12 6.500C11.800 4 13.500 1.500 16.500 1.200",
  "gnomes-of-zurich": "M13.500.5C10 3 7 8 5 14h14c-1-4-3.500-9-5.500-13.500zM3.500 15.500h17l-1 3.500h-15zM7 20.500h10L15.500 23.500h-7z",
  network: "M12 .8a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400zM4.200 16.300a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400zM19.800 16.300a3.200 3.200 0 1 1 0 6.400 3.200 3.200 0 0 1 0-6.400zM12 10.800a2.600 2.600 0 1 1 0 5.200 2.600 2.600 0 0 1 0-5.200z|M12 4v9.500M4.200 19.500 12 13.500l7.800 6M12 4 4.200 19.500h15.600z",
  "servants-of-cthulhu": "M12 .8c5.300 0 8.500 3.700 8.500 8.500 0 2.200-1.200 3.900-2.300 5H5.800c-1.100-1.100-2.300-2.800-2.300-5C3.500 4.500 6.700.8 12 .8zM6.600 9a2 2.200 0 1 0 4 0 2 2.200 0 1 0-4 0zm6.800 0a2 2.200 0 1 0 4 0 2 2.200 0 1 0-4 0z|M6.800 14.500c0 4-3.600 4-3.600 8M10.300 14.500c0 4-1.300 5-1.300 8.500M13.700 14.500c0 4 1.300 5 1.300 8.500M17.200 14.500c0 4 3.600 4 3.600 8",
  "society-of-assassins": "M23 1 20.800 8 12 16.800l-4.800-4.800L16 3.200zM2.800 10.800l10.400 10.400-1.900 1.900L.9 12.700zM4.800 16.200l3 3L4 23.500.5 20z",
  ufos: "M7.500 9a4.500 5 0 0 1 9 0v1.200h-9zM.5 13c3.500-2.800 19.500-2.800 23 0-3.500 4.500-19.500 4.500-23 0z|M7 18.500 4.500 23M12 19v4.500M17 18.500l2.500 4.500",
  // signs
  power: "M14 .3 3.500 13.800h7L8 23.700 20.500 9h-7.200z",
  resistance: "M12 1 21.500 4.500v7.200c0 5.500-4.500 9.300-9.500 11.300-5-2-9.500-5.800-9.500-11.300V4.500z",
  income: `${COIN}M10.800 5v1.500C6.300 7.200 6.800 12 11 12.800c3.200.6 2.700 2.500.8 2.500-1.600 0-2.600-.6-3.300-1.500L6.900 15.600c.9 1 2.200 1.700 3.900 1.900V19h2.400v-1.500c4.800-.7 4.200-5.700.2-6.700-3.500-.8-3-2.500-1-2.500 1.300 0 2.200.5 2.900 1.200l1.600-1.800c-.9-.9-2-1.300-3.700-1.400V5z`,
  money: "M2 4.500C2 2.800 6.500 1.500 12 1.500s10 1.300 10 3-4.500 3-10 3-10-1.300-10-3zM2 8c2 1.700 6 2.300 10 2.300S20 9.700 22 8v3.500c0 1.700-4.500 3-10 3s-10-1.300-10-3zM2 15c2 1.700 6 2.300 10 2.300s8-.6 10-2.300v4.500c0 1.700-4.500 3-10 3s-10-1.300-10-3z",
  cards: "M1 7.500 13 1l3 5.500H9.500v12.700L7.700 20zM11 8h12v15H11z",
  special: "M4 1h16v22H4zM12 5.500l1.800 4.200 4.500.4-3.400 3 1 4.400-3.900-2.300-3.900 2.300 1-4.400-3.400-3 4.500-.4z",
  destroyed: "|M4 4l16 16M20 4 4 20",
  goal: "M4 1.500h2.500V23H4zM7.500 2.500H21l-3.500 5 3.500 5H7.500z",
  deck: "M3 4.500h12v17H3z|M7 2h12v17",
  headline: "M1 3h18v18H4a3 3 0 0 1-3-3zM4 6v4h6V6zM12 6v1.800h4.500V6zM12 9v1.800h4.500V9zM4 12.500v1.800h12.500v-1.800zM4 16v1.800h12.500V16zM20.500 7H23v11.500A2.500 2.500 0 0 1 20.500 21z",
  target: "M12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z|M12 4.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15zM12 .8v6M12 17.200v6M.8 12h6M17.200 12h6",
  attacker: "|M3 21 20 4M11.500 3H21v9.500",
  aid: "M9.500 2h5v7.500H22v5h-7.500V22h-5v-7.500H2v-5h7.500z",
  done: "|M3.500 13 9.500 19 21 5",
  give: "|M2 12h19M14 5l7 7-7 7",
  take: "|M22 12H3M10 5l-7 7 7 7",
  eye: "M.5 12C4 6 7.800 4 12 4s8 2 11.500 8c-3.500 6-7.300 8-11.500 8S4 18 .5 12zM12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9z",
  strike: "M12 1.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19zm0 2.800a6.700 6.700 0 1 0 0 13.400 6.700 6.700 0 0 0 0-13.400z|M12 0v7M12 15v8M1 11h7M16 11h7",
  talk: "M2 9h4L18 2v17L6 14.500v6H3.500v-6H2zM20 7.500a4 4 0 0 1 0 6z",
  loop: "|M20.500 12a8.500 8.500 0 1 1-2.500-6M19 1v5.500h-5.500",
  lock: "M5.500 10V7.500a6.500 6.500 0 0 1 13 0V10H20v12.500H4V10zM9 10h6V7.500a3 3 0 0 0-6 0z",
  plus: "M10 3h4v7h7v4h-7v7h-4v-7H3v-4h7z",
  minus: "M3 10h18v4H3z",
  fit: "|M2 8V2h6M16 2h6v6M22 16v6h-6M8 22H2v-6",
};

const SPECIALS: Record<string, string> = {
  assassination: "society-of-assassins",
  "murphys-law": "destroyed",
  bribery: "income",
  "computer-espionage": "eye",
  "deep-agent": "criminal",
  interference: "aid",
  "market-manipulation": "income",
  "media-campaign": "headline",
  "secrets-man-was-not-meant-to-know": "lock",
  "senate-investigating-committee": "government",
  "slush-fund": "money",
  "swiss-bank-account": "money",
  "whispering-campaign": "talk",
  "white-collar-crime": "money",
  "second-wind": "loop",
  "news-cycle": "headline",
};

export interface Drawing {
  fill: string;
  line: string;
  mirror: string; // a transformation
}

/** What is filled and what is drawn as a line; an unknown picture is an empty one. */
export function drawingOf(name: string): Drawing {
  const [base, mirror] = MIRRORED[name] ?? [name, ""];
  const [fill = "", line = ""] = (GLYPHS[base] ?? "").split("|");
  return { fill, line, mirror };
}

/** The picture of a Special by what it does. */
export function specialGlyph(effect: string): string {
  return SPECIALS[effect] ?? "special";
}

/** The emblem of Illuminati; those of somebody's own tables have a common one. */
export function emblemOf(id: string): string {
  return id in GLYPHS ? id : "eye";
}
