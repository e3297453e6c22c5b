import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { RegistrationState } from "../service.ts";
import { answersForForm, signatureLines } from "./answers-for-form.ts";

const paperWords = wordsOf("register-my-baby/paper");

export function PaperSheet({ state }: { state: RegistrationState }) {
  const { language } = usePage();
  const t = paperWords(language);
  return (
    <section className="paper-sheet" aria-labelledby="paper-sheet">
      <h2 id="paper-sheet">{t("sheet/title")}</h2>
      <div lang={language === "mi" ? "en-NZ" : undefined}>
        {answersForForm(state).map(({ name, heading, lines }, index) => (
          <details key={name} className="reviewed" open={index === 0}>
            <summary>
              <h3>
                <Rich text={heading} />
              </h3>
            </summary>
            <dl className="review">
              {lines.map((line) => (
                <div key={line.name}>
                  <dt>
                    <Rich text={line.label} />
                  </dt>
                  <dd>{line.answer}</dd>
                </div>
              ))}
            </dl>
          </details>
        ))}
        <dl className="review">
          {signatureLines(state).map(({ label, answer }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{answer ?? <span className="to-write" />}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
