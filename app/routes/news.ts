import { address } from "#app/i18n/languages.ts";
import { endpoint } from "#app/server/page.tsx";
import { found } from "#app/server/responses.ts";

/** The news are the top baby names (spec 1 section 2.1). */
export const { loader } = endpoint({ get: ({ language }) => found(address(language, "/news/baby-names")) });
