export { SupportPage } from "./support-page.tsx";
export { supportDrafts } from "./topics.ts";
export { topicsAbout } from "./topics-about.ts";
