import { answerTo } from "#app/forms/answers.ts";
import type { ControlProps, Field } from "#app/forms/field.ts";
import { email } from "#app/forms/fields/text.tsx";
import { wordsOf } from "#app/i18n/words.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { knownService } from "./known-services.ts";

const providerWords = wordsOf("childcare/parent/steps/children/provider");

/** Characters. */
const longestEmail = 60;

/** The directory's address is shown as a suggestion; it becomes an answer only when the form is sent. */
export function providerEmail(): Field {
  const field = email({ max: longestEmail });
  return { ...field, render: (props) => <ProviderEmail {...props} field={field} /> };
}

function ProviderEmail({ field, ...props }: ControlProps & { field: Field }) {
  const { name, id, answers, earlier, describedBy } = props;
  const t = providerWords(usePage().language);
  const row = name.slice(0, name.lastIndexOf("."));
  const suggested =
    knownService(earlier, answerTo(answers, `${row}.provider_identifier`))?.email ?? undefined;
  const typed = answerTo(answers, name);
  const isSuggestion = suggested !== undefined && (typed === undefined || typed === suggested);
  if (!isSuggestion || suggested.length > longestEmail) return field.render(props);
  const hintId = `${id}-s`;
  return (
    <>
      <p className="hint" id={hintId}>
        {t("suggested")}
      </p>
      {field.render({
        ...props,
        answers: { ...answers, [name]: suggested },
        describedBy: [describedBy, hintId].filter(Boolean).join(" "),
        autoComplete: "off",
      })}
    </>
  );
}
