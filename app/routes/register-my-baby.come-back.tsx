import { resume } from "#app/features/register-my-baby/index.ts";

export const { loader, action, headers } = resume.comeBack;
export default resume.comeBack.Page;
