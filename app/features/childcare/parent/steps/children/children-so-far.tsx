import { answerTo } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import type { StepProps } from "#app/wizard/hooks.ts";
import { childRows } from "./provider-rows.ts";

const providerWords = wordsOf("childcare/parent/steps/children/provider");

/** Going to another child saves what is typed. */
export function ChildrenSoFar({ answers, row = [] }: StepProps) {
  const t = providerWords(usePage().language);
  const children = childRows(answers);
  if (children.length < 2) return null;
  return (
    <div className="children">
      <h3>{t("children")}</h3>
      <ol>
        {children.map((child, index) => {
          const name = answerTo(answers, `${child}.first_name`) ?? t("child", { row: index + 1 });
          const isHere = index === row[0];
          return (
            <li key={child}>
              {isHere ? (
                <b>
                  {name} {t("here")}
                </b>
              ) : (
                <button
                  className="button-quiet"
                  type="submit"
                  name="intent"
                  value={`go:dependent-children:${child}.first_name`}
                >
                  {name}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
