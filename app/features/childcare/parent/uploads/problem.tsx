import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { UploadsPageProps } from "./props.ts";

const uploadsWords = wordsOf("childcare/parent/uploads");

/** Above the list (in the summary) and below it. */
export function Problem({ problems }: Pick<UploadsPageProps, "problems">) {
  const t = uploadsWords(usePage().language);
  return problems.map((problem) => {
    const text = t.find(`problems/${problem}`);
    const hint = t.find(`problems/${problem}Hint`);
    return text ? (
      <div key={problem} className="notice" role="alert" data-error="">
        <p>
          <b>
            <Rich text={text} />
          </b>{" "}
          {hint}
        </p>
      </div>
    ) : null;
  });
}
