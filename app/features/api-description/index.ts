export { api } from "./api-page.tsx";
export { reform } from "./reform-page.tsx";
