import type { Answers } from "#app/forms/answers.ts";
import type { QuestionTexts } from "#app/forms/field.ts";
import { shortLabel } from "#app/forms/field.ts";
import type { Question } from "#app/forms/questions.ts";
import { dayInWords } from "#app/i18n/day.ts";
import type { Language } from "#app/i18n/languages.ts";
import { textsOf, wordsOf } from "#app/i18n/words.ts";
import { safeLink } from "#app/ui/link.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { WeighedCriterion } from "./because.ts";
import { householdIncomeInWords, incomeInWords } from "./income-in-words.ts";
import { questionsBehind } from "./questions-behind.ts";

const formWords = wordsOf("forms");
const words = wordsOf("financial-help");

interface ReasonsProps {
  /** Marked where it is in the other language. */
  name: string;
  criteria: readonly WeighedCriterion[];
  answers: Answers;
}

/** What decided comes first; each criterion has the answer it used and its law. */
export function Reasons({ name, criteria, answers }: ReasonsProps) {
  const t = words(usePage().language);
  if (criteria.length === 0) return null;
  const deciding = criteria.filter(({ decides }) => decides);
  const others = criteria.filter(({ decides }) => !decides);
  return (
    <details className="why">
      <summary>
        {t("results/why/summary")}{" "}
        <span className="visually-hidden">
          <Rich text={name} />
        </span>
      </summary>
      {deciding.length > 0 && <p className="decides">{t("results/why/decides")}</p>}
      <CriteriaList criteria={deciding} answers={answers} />
      {deciding.length > 0 && others.length > 0 && <p className="decides">{t("results/why/others")}</p>}
      <CriteriaList criteria={others} answers={answers} />
    </details>
  );
}

function CriteriaList({ criteria, answers }: Omit<ReasonsProps, "name">) {
  const { language } = usePage();
  if (criteria.length === 0) return null;
  return (
    <ul className="criteria">
      {inGroups(criteria).map(({ group, members }) => {
        const items = members.map((criterion) => (
          <CriterionItem key={criterion.id} criterion={criterion} answers={answers} />
        ));
        return group && members.length > 1 ? (
          <li key={group.id} className="any-of">
            <p>
              <Rich text={group[language]} />
            </p>
            <ul className="criteria">{items}</ul>
          </li>
        ) : (
          items
        );
      })}
    </ul>
  );
}

const statusWords = { met: "met", "not-met": "notMet", "not-known": "notKnown" } as const;

function CriterionItem({ criterion, answers }: { criterion: WeighedCriterion; answers: Answers }) {
  const { language } = usePage();
  const t = words(language);
  const { law, inForceFrom, notCompared, why } = criterion;
  const isUnasked =
    criterion.status === "not-met" &&
    !criterion.isReckoned &&
    !criterion.compared &&
    questionsBehind(criterion, answers).length === 0;
  const status = notCompared || isUnasked ? "not-known" : criterion.status;
  return (
    <li className={`criterion criterion-${status}`}>
      <p className="criterion-sentence">
        <span className="criterion-status">{t(`results/why/${statusWords[status]}`)}</span>{" "}
        <Rich text={criterion[language]} />
      </p>
      <UsedAnswers criterion={criterion} answers={answers} />
      {why && (
        <p className="used">
          <Rich text={why[language]} />
        </p>
      )}
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

/** In the questionnaire's words; an income is the household's, with its limit. */
function UsedAnswers({ criterion, answers }: { criterion: WeighedCriterion; answers: Answers }) {
  const { language } = usePage();
  const t = words(language);
  const { compared, notCompared, status } = criterion;
  if (notCompared) return <p className="used">{t("results/because/notCompared")}</p>;
  if (criterion.isReckoned) return <p className="used">{t("results/why/reckoned")}</p>;
  const behind = questionsBehind(criterion, answers);
  const used = behind.filter(({ name }) => !name.startsWith("income."));
  const said = used.map((question) => answerInWords(question, answers, language));
  return (
    <>
      {compared ? (
        <p className="used">{incomeInWords(compared, answers, language)}</p>
      ) : (
        used.length < behind.length && <p className="used">{householdIncomeInWords(answers, language)}</p>
      )}
      {said.length > 0 && (
        <p className="used">
          {t(said.length === 1 ? "results/why/yourAnswer" : "results/why/yourAnswers")}: {said.join("; ")}
        </p>
      )}
      {behind.length === 0 && !compared && status !== "met" && (
        <p className="used">{t("results/why/notAsked")}</p>
      )}
    </>
  );
}

/** A page says most answers ten times. */
const remembered = new WeakMap<Answers, Map<string, string>>();

function answerInWords({ name, template, field }: Question, answers: Answers, language: Language): string {
  const all = remembered.get(answers) ?? new Map<string, string>();
  remembered.set(answers, all);
  const key = `${language} ${name}`;
  const known = all.get(key);
  if (known !== undefined) return known;
  const text = (textsOf("financial-help", language).questions as QuestionTexts)[template]!;
  const said = `${shortLabel(text)}: ${field.read(answers, name, text, formWords(language))}`;
  all.set(key, said);
  return said;
}

function inGroups(criteria: readonly WeighedCriterion[]) {
  const groups: { group: WeighedCriterion["group"]; members: WeighedCriterion[] }[] = [];
  for (const criterion of criteria) {
    const last = groups.at(-1);
    if (criterion.group && last?.group?.id === criterion.group.id) last.members.push(criterion);
    else groups.push({ group: criterion.group, members: [criterion] });
  }
  return groups;
}
