import { Fragment, type ReactNode } from "react";
import { changeAddress } from "#app/forms/review.ts";
import { htmlLang, type Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { stepPath } from "../../pages.ts";
import type { MessagePlace, PlacedMessage } from "./place-messages.ts";

const formWords = wordsOf("forms");
const reviewWords = wordsOf("register-my-baby/steps/review/page");

interface MessagesProps {
  messages: readonly PlacedMessage[];
}

export function RegistryErrors({ messages, isFocused }: MessagesProps & { isFocused: boolean }) {
  const { language } = usePage();
  const t = reviewWords(language);
  const errors = messages.filter(({ type }) => type === "error");
  if (errors.length === 0) return null;
  return (
    <>
      <section
        className="error-summary"
        data-error-summary
        tabIndex={-1}
        autoFocus={isFocused}
        aria-labelledby="refused"
      >
        <h2 id="refused">{t("refused/title")}</h2>
        <p>{t("refused/intro")}</p>
        <Messages messages={errors} />
      </section>
      <p>
        <Rich text={t(errors.some(({ at }) => !at) ? "refused/unasked" : "refused/call")} />
      </p>
    </>
  );
}

export function RegistryWarnings({ messages, isFolded }: MessagesProps & { isFolded: boolean }) {
  const { language } = usePage();
  const t = reviewWords(language);
  if (messages.length === 0) return null;
  const title = <h2 id="warned">{t("warned/title")}</h2>;
  const body = (
    <>
      <p>{t("warned/intro")}</p>
      <Messages messages={messages} />
    </>
  );
  return isFolded ? (
    <details className="reviewed">
      <summary>{title}</summary>
      {body}
    </details>
  ) : (
    <section className="notice" aria-labelledby="warned">
      {title}
      {body}
    </section>
  );
}

export const textsOf = (messages: readonly PlacedMessage[]): string[] => [
  ...new Set(messages.map(({ text }) => text)),
];

function Messages({ messages }: MessagesProps) {
  return (
    <ul>
      {textsOf(messages).map((text) => (
        <li key={text}>
          <Message same={messages.filter((one) => one.text === text)} />
        </li>
      ))}
    </ul>
  );
}

function Message({ same }: { same: readonly PlacedMessage[] }) {
  const { language } = usePage();
  const to = useAddress();
  const [first] = same;
  const words = first && <span lang={langOf(first.isAsSent, language)}>{first.text}</span>;
  const places = same.flatMap(({ at }) => (at ? [at] : []));
  const link = (at: MessagePlace, label: string, rest?: ReactNode) => (
    <a href={changeAddress(to(stepPath(at.step)), at.question)}>
      <Rich text={label} />
      {rest}
    </a>
  );
  const [place, ...others] = places;
  if (!place)
    return (
      <>
        {unaskedName(first)}
        {words}
      </>
    );
  const name = `${place.title} – ${place.label}`;
  if (others.length === 0) return link(place, name, <>: {words}</>);
  return (
    <>
      {link(place, name)}
      {others.map((at) => (
        <Fragment key={at.question}>
          , {link(at, at.step === place.step ? at.label : `${at.title} – ${at.label}`)}
        </Fragment>
      ))}
      : {words}
    </>
  );
}

/** Only what looks like a name of the payload: it comes from a neighbour. */
const unaskedName = (message: PlacedMessage | undefined): ReactNode =>
  message?.unasked && /^[\w.[\]]{1,60}$/.test(message.unasked) ? (
    <code lang="en">{message.unasked}: </code>
  ) : null;

const langOf = (isAsSent: boolean, language: Language): string | undefined =>
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
