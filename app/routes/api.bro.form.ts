import { readForm, saveForm } from "#app/features/register-my-baby/index.ts";

export const birthRegistrationForm = { "/api/bro/form": { GET: readForm, PUT: saveForm } } as const;
