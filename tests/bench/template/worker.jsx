// Remix's default template, rendering a stage page: streamed, hydrated in the browser, with the content returned by loaders. Only
// the components and the content differ from `npx create-remix`.
import data from "bench:data";
import { createRequestHandler } from "@remix-run/cloudflare";
import { contentService } from "../../../app/server/neighbours/content.ts";
import entry from "./entry.server.jsx";
import * as root from "./root.jsx";
import * as stage from "./stage.jsx";

const modules = {
  root: { id: "root", path: "", module: root },
  "routes/stage.$name": { id: "routes/stage.$name", parentId: "root", path: "stage/:name", module: stage },
};

const imports = ["/assets/jsx-runtime-56DGgGmo.js", "/assets/components-BI_hnQlH.js"];
const assets = data.assets ?? {
  entry: { module: "/assets/entry.client-xb0X4xZH.js", imports },
  root: { module: "/assets/root-CHcdGQ1k.js", imports },
  stage: { module: "/assets/stage.$name-CHcdGQ1k.js", imports },
};

const manifestOf = ({ id, parentId, path }) => ({
  id,
  parentId,
  path,
  ...assets[id === "root" ? "root" : "stage"],
  hasAction: false,
  hasLoader: true,
  hasErrorBoundary: false,
  hasClientAction: false,
  hasClientLoader: false,
});

const build = {
  mode: "production",
  entry: { module: { default: entry } },
  routes: modules,
  assets: {
    entry: assets.entry,
    routes: Object.fromEntries(Object.values(modules).map((route) => [route.id, manifestOf(route)])),
    url: "/assets/manifest-bd1a64a1.js",
    version: "bd1a64a1",
  },
  publicPath: "/",
  assetsBuildDirectory: "build/client",
  isSpaMode: false,
  basename: "/",
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_lazyRouteDiscovery: true,
    v3_singleFetch: true,
  },
};

const services = {
  fetch: async (request) => Response.json(data.answers[new URL(request.url ?? request).pathname]),
};
const content = contentService(
  services,
  () => ({ deadline: 4000, probe: false }),
  "1",
  () => {},
);

const visit = {
  request: { cookies: null, search: "", path: data.place.path },
  account: { preferences: { read: async () => ({}) } },
  neighbours: { content },
};

const handle = createRequestHandler(build, "production");

export default {
  fetch: (request) => handle(request, { place: data.place, visit }),
};
