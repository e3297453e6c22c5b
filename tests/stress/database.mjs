import path from "node:path";
import { randomOf } from "./wire.mjs";

/**
 * For `adjust`: statements of a worker fail at this rate, half of them before they were carried out and half after, when the answer is
 * lost. /chaos-database tells how many did; with `?rate=` it changes the rate.
 */
export function disturbDatabase(worker, { rate, seed }) {
  wrap(
    worker,
    `
    ${failing({ rate, seed, error: "D1_ERROR: connection lost" })}
    const wrapped = (real) => ({
      real,
      bind: (...values) => wrapped(real.bind(...values)),
      first: (...names) => ask(() => real.first(...names)),
      all: () => ask(() => real.all()),
      run: () => ask(() => real.run()),
      raw: (...how) => ask(() => real.raw(...how)),
    });
    const disturbed = ({ DB: db, DRAFTS: drafts, ...rest }) => ({ ...rest, DRAFTS: {
      idFromName: (name) => drafts.idFromName(name),
      get: (id) => ({ fetch: (...asked) => ask(() => drafts.get(id).fetch(...asked)) }),
    }, DB: {
      prepare: (sql) => wrapped(db.prepare(sql)),
      batch: (list) => ask(() => db.batch(list.map(({ real }) => real))),
      exec: (sql) => ask(() => db.exec(sql)),
    } });
    const at = "/chaos-database";`,
  );
}

/** For `adjust`: mails fail in the same way, before they were sent or after; /chaos-mail tells of it. */
export function disturbMail(worker, { rate, seed }) {
  wrap(
    worker,
    `
    ${failing({ rate, seed, error: "connection lost" })}
    const disturbed = ({ MAIL, ...rest }) => ({ ...rest, MAIL: { send: (mail) => ask(() => MAIL.send(mail)) } });
    const at = "/chaos-mail";`,
  );
}

const failing = ({ rate, seed, error }) => `
    ${randomOf}
    const random = randomOf(${seed});
    let rate = ${rate};
    const counts = { before: 0, after: 0 };
    const lost = (when) => { counts[when]++; throw new Error(${JSON.stringify(error)}); };
    const ask = async (real) => {
      if (random() >= rate) return real();
      if (random() < 0.5) lost("before");
      await real();
      return lost("after");
    };`;

/** @param source declares `disturbed`, which changes what the platform hands over, and `at`, where the worker tells of it */
function wrap(worker, source) {
  const [built] = worker.modules;
  const contents = `
    import own from "./${path.basename(built.path)}";
    export * from "./${path.basename(built.path)}";
    ${source}
    const events = Object.fromEntries(["scheduled", "queue"].flatMap((name) =>
      own[name] ? [[name, (event, env, context) => own[name](event, disturbed(env), context)]] : []));
    export default {
      ...events,
      fetch: (request, env, context) => {
        const { pathname, searchParams } = new URL(request.url);
        if (pathname !== at) return own.fetch(request, disturbed(env), context);
        if (searchParams.has("rate")) rate = Number(searchParams.get("rate"));
        return Response.json(counts);
      },
    };`;
  const wrapping = path.join(path.dirname(built.path), "disturbed.js");
  worker.modules = [{ type: "ESModule", path: wrapping, contents }, ...worker.modules];
}
