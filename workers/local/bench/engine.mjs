import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { root, workers } from "../paths.mjs";
import { startWorker } from "./runtime.mjs";

export async function engine() {
  const services = workers.find(({ name }) => name === "timata-services");
  const asked = (await questions()).map((question) => ({
    path: "/rules/calculate",
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(question),
  }));
  return {
    ...(await startWorker(readFileSync(services.bundle, "utf8"))),
    request: (index) => asked[index % asked.length],
  };
}

/** Those in which all 17 benefits are asked for. */
async function questions() {
  const { outputFiles } = await build({
    entryPoints: [`${root}/workers/rules/oracle.ts`],
    bundle: true,
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
