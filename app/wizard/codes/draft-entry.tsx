import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import styles from "../../../.build/styles.json";
import { continuePath, firstStepPath, landingPath, type ResumableService } from "../service.ts";
import { draftsFor } from "../state.ts";
import { type CodeEntry, typedCode } from "./code-entry.ts";
import { birthDateText } from "./code-questions.ts";

const comeBackWords = wordsOf("wizard/codes");

export function draftEntry(service: ResumableService): CodeEntry {
  const { resume } = service;
  return {
    name: "come-back",
    path: continuePath(service),
    says(language) {
      const t = comeBackWords(language);
      const of = resume.words(language);
      return {
        service: service.words(language)("service"),
        title: of.find("resume/title") ?? t("continue/title"),
        lead: of("resume/lead"),
        birthDate: birthDateText(language, "continue"),
        wrong: t("errors/wrong"),
      };
    },
    typed: (visit) => typedCode(resume.cookie, visit),
    async open({ code, birthDate, isInPlace }, visit) {
      const opened = await draftsFor(service, visit).openWithCode(code, birthDate, { isInPlace });
      if (opened.is !== "opened") return opened;
      return {
        is: "opened",
        path: opened.isClosed ? resume.submittedPath : firstStepPath(service),
        cookies: [...opened.cookies, ...typedCode(resume.cookie, visit).clear()],
      };
    },
    Another: () => <Another service={service} />,
    After: () => <After service={service} />,
    sheet: styles["come-back"],
  };
}

interface ServiceOfCode {
  readonly service: ResumableService;
}

function Another({ service }: ServiceOfCode) {
  const { language } = usePage();
  const t = comeBackWords(language);
  const to = useAddress();
  return (
    <section className="notice" role="alert" aria-labelledby="another">
      <h2 id="another">{t("another/title")}</h2>
      <p>{service.resume.words(language)("resume/another")}</p>
      <p>
        <a href={to(firstStepPath(service))}>{t("another/see")}</a>
      </p>
    </section>
  );
}

function After({ service }: ServiceOfCode) {
  const { language } = usePage();
  const of = service.resume.words(language);
  const to = useAddress();
  return (
    <>
      <p>{of.find("resume/lost") ?? comeBackWords(language)("continue/lost")}</p>
      {!service.isInvited && (
        <p>
          <a href={to(landingPath(service))}>{of("resume/startNew")}</a>
        </p>
      )}
    </>
  );
}
