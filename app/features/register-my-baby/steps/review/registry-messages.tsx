import { changeAddress } from "#app/forms/review.ts";
import { formWords } from "#app/forms/words.ts";
import { htmlLang, type Language } from "#app/i18n/languages.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { stepPath } from "../../pages.ts";
import type { PlacedMessage } from "./place-messages.ts";
import { reviewWords } from "./words.ts";

interface MessagesProps {
  messages: readonly PlacedMessage[];
}

export function RegistryErrors({ messages, isFocused }: MessagesProps & { isFocused: boolean }) {
  const { language } = usePage();
  const t = reviewWords(language);
  const errors = messages.filter(({ type }) => type === "error");
  if (errors.length === 0) return null;
  return (
    <section
      className="error-summary"
      data-error-summary
      tabIndex={-1}
      autoFocus={isFocused}
      aria-labelledby="refused"
    >
      <h2 id="refused">{t("refused/title")}</h2>
      <p>{t("refused/intro")}</p>
      <ul>
        {errors.map((one, index) => (
          <li key={index}>
            <Message {...one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RegistryWarnings({ messages }: MessagesProps) {
  const { language } = usePage();
  const t = reviewWords(language);
  const warnings = messages.filter(({ type }) => type === "warning");
  if (warnings.length === 0) return null;
  return (
    <section className="notice" aria-labelledby="warned">
      <h2 id="warned">{t("warned/title")}</h2>
      <p>{t("warned/intro")}</p>
      <ul>
        {warnings.map((one, index) => (
          <li key={index}>
            <Message {...one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Message({ at, text, isAsSent }: PlacedMessage) {
  const { language } = usePage();
  const to = useAddress();
  const words = <span lang={langOf(isAsSent, language)}>{text}</span>;
  if (!at) return words;
  return (
    <a href={changeAddress(to(stepPath(at.step)), at.question)}>
      <Rich text={`${at.title} – ${at.label}`} />: {words}
    </a>
  );
}

/** The registry writes English. */
export const langOf = (isAsSent: boolean, language: Language): string | undefined =>
  isAsSent && language !== "en" ? htmlLang.en : undefined;

export function MessagesAt({ question, messages }: MessagesProps & { question: string }) {
  const { language } = usePage();
  const own = messages.filter(({ at }) => at?.question === question);
  if (own.length === 0) return null;
  const t = formWords(language);
  return own.map(({ type, text, isAsSent }) => (
    <p key={text} className={type === "error" ? "error" : "review-note"}>
      {type === "error" && <span className="visually-hidden">{t("errors/title")}: </span>}
      <span lang={langOf(isAsSent, language)}>{text}</span>
    </p>
  ));
}
