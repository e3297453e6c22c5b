import fc from "fast-check";

// In CI the random cases are the same each time, so that a change is judged by what it changes. Elsewhere they are new ones: what they
// find is mended by whoever sees it, with a case of its own.
if (process.env.CI) fc.configureGlobal({ seed: 20261122 });
