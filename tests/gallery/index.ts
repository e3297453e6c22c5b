import { answerGallery } from "./gallery.tsx";

export default { fetch: (request: Request): Promise<Response> => answerGallery(request) };
