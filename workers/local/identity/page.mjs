import { failures, people } from "./people.mjs";

const escaped = (text) => String(text).replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const style =
  "body{font:1.1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#16211c;background:#fbf8f1}" +
  "button{font:inherit;min-height:2.75rem;padding:.4rem 1rem;text-align:start;width:100%;background:#fff;color:#16211c;border:2px solid #1f5a43;border-radius:.4rem}" +
  "button:hover{background:#e6f0ea}ul{list-style:none;padding:0}li{margin:.5rem 0}code{color:#55605a}";

function page(title, content) {
  return `<!DOCTYPE html>
<html lang="en-NZ">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
${content}
</main>
</body>
</html>
`;
}

const isStandIn = `<p><strong>This is a stand-in.</strong> It pretends to be the national identity provider so that the site can be tried out. These people are invented.</p>
<p lang="mi"><strong>He whakakapi tēnei.</strong> E whakataruna ana ko ia te kaiwhakarato tuakiri ā-motu, kia taea ai te pae te whakamātau. He tāngata tito noa ēnei.</p>`;

export const choosePage = (action) =>
  page(
    "Log in (stand-in)",
    `<h1>Who is logging in? <span lang="mi">Ko wai e takiuru ana?</span></h1>
${isStandIn}
<form method="post" action="${escaped(action)}">
<h2>Log in as <span lang="mi">Takiuru hei</span></h2>
<ul>
${people.map(({ subject, name }) => `<li><button type="submit" name="person" value="${subject}">${escaped(name)}</button></li>`).join("\n")}
</ul>
<h2>Or fail <span lang="mi">Kia rahua rānei</span></h2>
<ul>
${failures.map(({ code, en, mi }) => `<li><button type="submit" name="failure" value="${code}">${en} · <span lang="mi">${mi}</span> · <code>${code}</code></button></li>`).join("\n")}
</ul>
</form>`,
  );

export const refusedPage = (reason) =>
  page(
    "Not understood (stand-in)",
    `<h1>The provider did not understand that <span lang="mi">Kāore te kaiwhakarato i mārama</span></h1>
${isStandIn}
<p>${escaped(reason)}</p>`,
  );

/** For a log-out request that does not prove whose session it is. */
export const logoutPage = (form) =>
  page(
    "Log out (stand-in)",
    `<h1>Log out? <span lang="mi">Takiputa?</span></h1>
${isStandIn}
${form}
<p><button type="submit" form="op.logoutForm" name="logout" value="yes">Log out · <span lang="mi">Takiputa</span></button></p>`,
  );

export const loggedOutPage = () =>
  page("Logged out (stand-in)", `<h1>Logged out <span lang="mi">Kua takiputa</span></h1>\n${isStandIn}`);
