import { resume } from "#app/features/register-my-baby/index.ts";

export const { loader, action, headers } = resume.continue;
export default resume.continue.Page;
