import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { root, workers } from "../../workers/local/paths.mjs";
import { startWorker } from "./runtime.mjs";

/** The rules of 2018, today's, and the outlook by today's, in one process. */
export async function engine() {
  const [, services] = workers;
  const running = await startWorker(readFileSync(services.bundle, "utf8"));
  const of2018 = await questions();
  const today = of2018.map(byToday);
  const asking = (path, bodies) => {
    const asked = bodies.map((body) => ({
      path,
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }));
    return { ...running, request: (index) => asked[index % asked.length] };
  };
  return {
    running,
    contenders: {
      engine: asking("/rules/calculate", of2018),
      engineToday: asking("/rules/current/calculate", today),
      outlook: asking(
        "/rules/current/outlook",
        today.map((situation) => ({ situations: [situation] })),
      ),
    },
  };
}

/** Dollars a year: some payments are refused by income, so that the outlook looks for what would change it. */
const income = 90_000;

/** Today's rules have the limits themselves: they are told the income, and not whether it is below them. */
function byToday(of2018) {
  const { persons, families, ...rest } = inYear(2026, of2018);
  const flag = /income_under|below_income|income_below/;
  const without = (values) => Object.fromEntries(Object.entries(values).filter(([id]) => !flag.test(id)));
  const [month] = Object.keys(
    Object.values(persons.applicant).find((each) => Object.values(each)[0] === null),
  );
  const family = { ...without(families.family), household_income: { [month]: income } };
  return { ...rest, persons: { ...persons, applicant: without(persons.applicant) }, families: { family } };
}

/** Every day of it as many years later. */
function inYear(year, situation) {
  const [first] = Object.keys(situation.persons.applicant.age);
  const later = year - Number(first.slice(0, 4));
  const moved = JSON.stringify(situation).replace(
    /"(\d{4})((?:-\d\d){0,2})"/g,
    (_, from, rest) => `"${Number(from) + later}${rest}"`,
  );
  return JSON.parse(moved);
}

/** Those in which all 17 benefits are asked for. */
async function questions() {
  const { outputFiles } = await build({
    entryPoints: [`${root}/workers/rules/oracle.ts`],
    bundle: true,
    external: ["node:async_hooks"],
    write: false,
    format: "esm",
  });
  const script = Buffer.from(outputFiles[0].contents).toString("base64");
  const { oracleCases, requestOf } = await import(`data:text/javascript;base64,${script}`);
  const whole = oracleCases().filter(
    ({ answers, output }) => answers && Object.keys(output.persons.applicant).length === 17,
  );
  return whole.map(requestOf);
}
