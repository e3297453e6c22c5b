import { address } from "#app/i18n/languages.ts";
import { endpoint } from "#app/server/page.tsx";
import { found } from "#app/server/responses.ts";

/** The news are the top baby names. */
export const { loader } = endpoint({ get: ({ language }) => found(address(language, "/news/baby-names")) });
