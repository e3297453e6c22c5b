import { closing } from "./closing.mjs";
import { installWhatIsMissing } from "./install.mjs";

installWhatIsMissing();
const { queryDatabase } = await import("./query.mjs");
try {
  const { statements, isRemote } = closing(process.argv.slice(2), new Date());
  let rows = [];
  for (const statement of statements) rows = await queryDatabase(statement, isRemote);
  for (const { service, closed_at, closed_until, opened_at } of rows)
    console.log(
      `${service}: closed ${closed_at}, ${opened_at ? `opened ${opened_at}` : `until ${closed_until || "somebody opens it"}`}`,
    );
  if (rows.length === 0) console.log("Nothing is closed");
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
