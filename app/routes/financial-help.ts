import { address } from "#app/i18n/languages.ts";
import { endpoint } from "#app/server/page.tsx";
import { found } from "#app/server/responses.ts";

/** Here the site that this one replaces had its checker. */
export const { loader } = endpoint({
  get: ({ language }) => found(address(language, "/financial-help/financial-help-checker")),
});
