import {
  keepQuestions,
  openQuestions,
  QuestionsPage,
  submitQuestions,
} from "#app/features/financial-help/index.ts";
import { page } from "#app/server/page.tsx";

const route = page(QuestionsPage, { open: openQuestions, submit: submitQuestions });
export const { loader, action, headers } = route;
export { keepQuestions as keepTyped };
export default route.Page;
