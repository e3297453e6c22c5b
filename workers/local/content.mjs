import { installWhatIsMissing } from "./install.mjs";
import { root } from "./paths.mjs";

// `npm run content` brings the guide into this machine's database; `-- --check` only reads its files;
// `-- --anyway` brings what can be read although there are mistakes, to look at a text while it is written.
const words = process.argv.slice(2);
installWhatIsMissing();
const { checkContent, loadContent } = await import("../content/load.mjs");

const { content, problems } = checkContent();
const cards = content.stages.flatMap(({ Sections }) => Sections.flatMap(({ Cards }) => Cards));
for (const problem of problems) console.error(`app/content/${problem}`);
console.log(
  `${content.stages.length} stages, ${cards.length} cards, ${content.simplePages.length} pages; ` +
    (problems.length === 0 ? "all files are good" : `${problems.length} to put right`),
);
if (problems.length > 0) process.exitCode = 1;

const anyway = words.includes("--anyway");
if (!words.includes("--check") && (problems.length === 0 || anyway)) {
  const { migrate, withDatabase } = await import("./serve.mjs");
  const store = `${root}/.wrangler/state/v3`;
  await migrate(store);
  const { version, isNew } = await withDatabase(store, (database) =>
    loadContent(database, undefined, { anyway }),
  );
  console.log(
    isNew ? `Version ${version} is in the database` : `The database has this version already: ${version}`,
  );
}
