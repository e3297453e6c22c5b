import { answersTo, answerTo } from "#app/forms/answers.ts";
import { htmlLang, type Language } from "#app/i18n/languages.ts";
import { wordsOf } from "#app/i18n/words.ts";
import type { OpenDataRecord } from "#app/server/neighbours/open-data.ts";
import { safeLink } from "#app/ui/link.ts";
import { usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import { type BenefitId, recordOf } from "../benefits.ts";
import { applications } from "./applications.ts";
import type { FinancialHelpResults } from "./find-results.ts";
import { AmountInShort } from "./how-much/in-short.tsx";
import { Payment } from "./payment.tsx";
import { Reasons } from "./reasons.tsx";
import { VerdictSentences } from "./verdict-sentences.tsx";

const words = wordsOf("financial-help");

export function BenefitCard({ id, results }: { id: BenefitId; results: FinancialHelpResults }) {
  const t = words(usePage().language);
  const { outcomes, metadata, sampleLimits, answers } = results;
  const name = t(`benefits/${id}/name`);
  const record = recordOf(id, metadata);
  return (
    <article className="benefit" id={id}>
      <h3>
        <Rich text={name} />
      </h3>
      <AmountInShort id={id} results={results} />
      <VerdictSentences id={id} {...results} />
      {record && <ApplyOnPaper id={id} record={record} />}
      <details>
        <summary>
          {t("results/more")}{" "}
          <span className="visually-hidden">
            <Rich text={name} />
          </span>
        </summary>
        {record && <Described record={record} />}
        {results.choices.flat().includes(id) && (
          <p>
            <a href="#choice">{t("results/choice/onCard")}</a>
          </p>
        )}
        {id === "isPaidParentalLeave" && <LeaveChecker />}
        {record && <HowToApply id={id} record={record} />}
        <Payment id={id} record={record} results={results} />
        {sampleLimits.includes(id) && <p className="note">{t("results/amount/sampleLimit")}</p>}
        <Reasons name={name} criteria={outcomes[id]?.criteria ?? []} answers={answers} />
      </details>
    </article>
  );
}

/** English where the catalogue has no Māori text. */
function inLanguage(record: OpenDataRecord, field: string, language: Language) {
  const own = language === "mi" ? record[`${field}_mi`] : undefined;
  return { text: own || record[field] || "", lang: language === "mi" && !own ? htmlLang.en : undefined };
}

function Described({ record }: { record: OpenDataRecord }) {
  const { text, lang } = inLanguage(record, "description", usePage().language);
  return text ? <p lang={lang}>{text}</p> : null;
}

const further = { inlandRevenue: "inlandRevenueCall", studyLink: "studyLinkCall" } as const;

/** The leave checker stands by itself for them, and for others below what they probably do not get. */
export const mayHaveBaby = (answers: FinancialHelpResults["answers"]): boolean =>
  answerTo(answers, "applicant.isNZResident") === "false" ||
  answerTo(answers, "applicant.gaveBirthToThisChild") === "true" ||
  answersTo(answers, "children.ages").includes("0");

/** For those who may get Paid Parental Leave but were not asked about it. */
export function LeaveChecker() {
  const t = words(usePage().language);
  return (
    <p className="small note">
      <Rich text={t("results/paidParentalLeave")} />
    </p>
  );
}

function ApplyOnPaper({ id, record }: { id: BenefitId; record: OpenDataRecord }) {
  const t = words(usePage().language);
  const { how } = applications[id];
  return (
    <p className="on-paper">
      <b>{t("results/apply/title")}:</b> <ApplyLink id={id} record={record} />
      {how in further && (
        <>
          {". "}
          <Rich text={t(`results/apply/${further[how as keyof typeof further]}`)} />
        </>
      )}
    </p>
  );
}

export function ApplyLink({ id, record }: { id: BenefitId; record: OpenDataRecord }) {
  const t = words(usePage().language);
  const { how } = applications[id];
  const link = safeLink(record.applicationLink);
  return link ? (
    <a href={link}>
      <Rich text={t(`results/apply/${how}`)} />
    </a>
  ) : (
    <Rich text={t("results/apply/workAndIncome")} />
  );
}

function HowToApply({ id, record }: { id: BenefitId; record: OpenDataRecord }) {
  const { language } = usePage();
  const t = words(language);
  const way = applications[id].how;
  const more = safeLink(record.moreInformationLink);
  const notes = inLanguage(record, "notes", language);
  return (
    <div className="apply">
      <h4>{t("results/apply/title")}</h4>
      <ul className="reach">
        {id === "isChildCareSubsidy" && (
          <li>
            <Rich text={t("results/apply/here")} />
          </li>
        )}
        <li>
          <ApplyLink id={id} record={record} />
        </li>
        {way in further && (
          <li>
            <Rich text={t(`results/apply/${further[way as keyof typeof further]}`)} />
          </li>
        )}
        {record.WINZappointmentRequired === "TRUE" && (
          <li>
            <Rich text={t("results/apply/appointment")} />
          </li>
        )}
        {record.medicalCertRequired === "TRUE" && (
          <li>
            <Rich text={t("results/apply/medicalCertificate")} />
          </li>
        )}
        {notes.text
          .split("|")
          .filter(Boolean)
          .map((note) => (
            <li key={note} lang={notes.lang}>
              {note}
            </li>
          ))}
        {more && (
          <li>
            <a href={more}>
              <Rich text={t("results/apply/more", { benefit: t(`benefits/${id}/name`) })} />
            </a>
          </li>
        )}
      </ul>
    </div>
  );
}
