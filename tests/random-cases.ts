import fc from "fast-check";

// Every run has random cases of its own (`tests/run/seed.mjs`). What they find is mended and kept in `found-cases.json`.
if (process.env.SEED) fc.configureGlobal({ seed: Number(process.env.SEED) });
