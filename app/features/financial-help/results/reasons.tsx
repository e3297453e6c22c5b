import { Fragment } from "react";
import type { Answers } from "#app/forms/answers.ts";
import { shortLabel } from "#app/forms/field.ts";
import { controlsOf, questionsOf } from "#app/forms/questions.ts";
import { formWords } from "#app/forms/words.ts";
import { dayInWords } from "#app/i18n/day.ts";
import type { Criterion, Explanation } from "#app/server/neighbours/rules.ts";
import { safeLink } from "#app/ui/link.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { questionnaire } from "../questionnaire/questions.ts";
import { questionBehind } from "../request/to-situation.ts";
import { questionTexts, words } from "../words.ts";

interface ReasonsProps {
  /** The benefit's name, marked where it is in the other language. */
  name: string;
  explanation: Explanation | undefined;
  answers: Answers;
}

/** A `details` element with the criteria of a benefit: each with the answer it used and its law. */
export function Reasons({ name, explanation, answers }: ReasonsProps) {
  const t = words(usePage().language);
  if (!explanation) return null;
  return (
    <details className="why">
      <summary>
        {t("results/why/summary")}{" "}
        <span className="visually-hidden">
          <Rich text={name} />
        </span>
      </summary>
      <CriteriaList criteria={explanation.criteria} answers={answers} />
    </details>
  );
}

function CriteriaList({ criteria, answers }: { criteria: readonly Criterion[]; answers: Answers }) {
  const { language } = usePage();
  const groups = inGroups(criteria);
  return (
    <ul className="criteria">
      {groups.map(({ group, members }) =>
        group && members.length > 1 ? (
          <li key={group.id} className="any-of">
            <p>{group[language]}</p>
            <ul className="criteria">
              {members.map((criterion) => (
                <CriterionItem key={criterion.id} criterion={criterion} answers={answers} />
              ))}
            </ul>
          </li>
        ) : (
          <Fragment key={members[0]?.id}>
            {members.map((criterion) => (
              <CriterionItem key={criterion.id} criterion={criterion} answers={answers} />
            ))}
          </Fragment>
        ),
      )}
    </ul>
  );
}

const statusWords = { met: "met", "not-met": "notMet", "not-known": "notKnown" } as const;

function CriterionItem({ criterion, answers }: { criterion: Criterion; answers: Answers }) {
  const { language } = usePage();
  const t = words(language);
  const { status, law, inForceFrom } = criterion;
  return (
    <li className={`criterion criterion-${status}`}>
      <p className="criterion-sentence">
        <span className="criterion-status">{t(`results/why/${statusWords[status]}`)}</span>{" "}
        {criterion[language]}
      </p>
      <UsedAnswers criterion={criterion} answers={answers} />
      {law && (
        <p className="law">
          {t("results/why/law")}:{" "}
          <a href={safeLink(law.url)} lang="en-NZ">
            {law.text}
          </a>
          {inForceFrom && <>, {t("results/why/inForceFrom", { date: dayInWords(inForceFrom, language) })}</>}
        </p>
      )}
    </li>
  );
}

/** In the words of the questionnaire. */
function UsedAnswers({ criterion, answers }: { criterion: Criterion; answers: Answers }) {
  const { language } = usePage();
  const t = words(language);
  const texts = questionTexts[language];
  const names = new Set(criterion.used.map(({ variable, instance }) => questionBehind(variable, instance)));
  const used = questionsOf(questionnaire, answers).filter(
    (question) => names.has(question.name) && controlsOf(question).some((control) => control in answers),
  );
  if (used.length === 0) return null;
  return (
    <p className="used">
      {t(used.length === 1 ? "results/why/yourAnswer" : "results/why/yourAnswers")}:{" "}
      {used
        .map(({ name, template, field }) => {
          const text = texts[template]!;
          return `${shortLabel(text)}: ${field.read(answers, name, text, formWords(language))}`;
        })
        .join("; ")}
    </p>
  );
}

/** Groups adjacent criteria of the same group. */
function inGroups(criteria: readonly Criterion[]) {
  const groups: { group: Criterion["group"]; members: Criterion[] }[] = [];
  for (const criterion of criteria) {
    const last = groups.at(-1);
    if (criterion.group && last?.group?.id === criterion.group.id) last.members.push(criterion);
    else groups.push({ group: criterion.group, members: [criterion] });
  }
  return groups;
}
