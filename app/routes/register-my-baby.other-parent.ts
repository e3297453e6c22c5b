import { otherParent } from "#app/features/register-my-baby/index.ts";
import { endpoint } from "#app/server/page.tsx";

export const { loader, action } = endpoint({ get: otherParent.toCode });
