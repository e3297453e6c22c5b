import { html } from "hono/html";
import { home, page } from "../page.ts";

const numbers = [
  ["49 098 576", "has a log-in already", "he takiuru kē tāna"],
  ["35 901 981", "the details do not match", "kāore ngā taipitopito e ōrite"],
  ["10 000 009", "the agency's own system fails", "ka hinga te pūnaha a te tari"],
  ["49 091 850", "the details match, as with any other number", "e ōrite ana, pērā i ngā tau katoa atu"],
] as const;

const usernames = [
  ["taken", "is in use", "kei te whakamahia"],
  ["refused", "is refused in the agency's own words", "ka whakakāhoretia ki ngā kupu a te tari"],
  ["meanwhile", "is free, and gone when it is reserved", "e wātea ana, ka riro i te wā e puritia ana"],
  ["unlucky", "is free, and cannot be reserved", "e wātea ana, kāore e taea te pupuri"],
] as const;

export const taxAgencyPage = () =>
  page(
    "Tax agency",
    html`<p>How the pretend tax agency answers to an IRD number:</p>
<p lang="mi">Te whakautu a te tari taake whakataruna ki tētahi tau IRD:</p>
${list(numbers)}
<p>And to a username; all others are free until somebody reserves them:</p>
<p lang="mi">Ki tētahi ingoa kaiwhakamahi; e wātea ana ērā atu kia puritia rā anō:</p>
${list(usernames)}
<p><a href="${home}">All stand-ins</a> · <a href="${home}" lang="mi">Ngā whakakapi katoa</a></p>`,
  );

const list = (lines: readonly (readonly [string, string, string])[]) => html`<ul>
${lines.map(
  ([value, en, mi]) => html`<li><code>${value}</code> ${en} / <span lang="mi">${mi}</span></li>
`,
)}</ul>`;
