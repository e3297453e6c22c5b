import { wordsOf } from "#app/i18n/words.ts";
import { tryCode, unlockStatement } from "#app/server/codes/attempts.ts";
import { areaCookies } from "#app/server/cookies/site-cookies.ts";
import type { Visit } from "#app/server/visit.ts";
import {
  type CodeEntry,
  type EnteredCode,
  type EntryOutcome,
  typedCode,
} from "#app/wizard/codes/code-entry.ts";
import { heldLinks, type SectionTarget, sectionLinks } from "../application/section-link.ts";
import { sectionCodes } from "../application/section-row.ts";
import { basePath, codePath } from "./pages.ts";

const supervisorWords = wordsOf("childcare/supervisor");

const typed = (visit: Visit) => typedCode(areaCookies.supervisorCode, visit);

/** The parent shows its code at the centre. */
export const sectionEntry: CodeEntry = {
  name: "supervisor-code",
  path: codePath,
  says(language) {
    const t = supervisorWords(language);
    return {
      service: t("subsidy"),
      title: t("code/title"),
      lead: t("code/lead"),
      birthDate: { label: t("code/birthDate/label"), hint: t("code/birthDate/hint") },
      wrong: t("code/wrong"),
    };
  },
  typed,
  open,
};

/** @throws when the database does not answer */
async function open({ code, birthDate }: EnteredCode, visit: Visit): Promise<EntryOutcome> {
  const { account } = visit;
  const { seal } = visit.site;
  const { db, now } = account;
  const hash = await sectionLinks.hashCode(code);
  const tried = await tryCode(db, sectionCodes, { hash, now }, (kept) =>
    sectionLinks.openCode(kept, code, birthDate, seal),
  );
  if (tried.is !== "opened") return tried;
  await unlockStatement(db, sectionCodes, hash).run();
  const { token = "", ...target } = tried.found;
  const cookies = [...(await heldLinks.hold(visit, target, token, "code")), ...typed(visit).clear()];
  return { is: "opened", path: basePath(target as SectionTarget), cookies };
}
