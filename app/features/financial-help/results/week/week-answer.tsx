import { answerTo } from "#app/forms/answers.ts";
import { wordsOf } from "#app/i18n/words.ts";
import { inDollars } from "#app/nz/money.ts";
import { useAddress, usePage } from "#app/ui/page-context.tsx";
import { Rich } from "#app/ui/rich.tsx";
import type { PaymentId } from "#workers/rules/week/answer.ts";
import { type BenefitId, recordOf } from "../../benefits.ts";
import { pages } from "../../pages.ts";
import { ApplyLink } from "../benefit-card.tsx";
import type { FinancialHelpResults } from "../find-results.ts";
import { LikelyAmount } from "../how-much/in-short.tsx";
import { WhenOwn } from "../when-own.tsx";
import { Assumptions } from "./assumptions.tsx";
import { partNameIn } from "./part-name.tsx";
import { useMoney } from "./use-money.ts";
import { benefitOf, type MoneyRow, type WeekMoney } from "./week-money.ts";

const words = wordsOf("financial-help");

type Found = FinancialHelpResults & { money: WeekMoney };

/** The answer first: how much a week, from what, and how one applies; then what is only possible, small. */
export function WeekAnswer(results: Found) {
  const t = words(usePage().language);
  const { money, groups } = results;
  const { rows, already, perhapsMost, most } = money;
  return (
    <section className="summary week card" aria-labelledby="summary">
      <h2 id="summary">{t(`results/week/heading/${kindOf(money)}`, headingOf(money))}</h2>
      {money.ifPartnerLooks > 0 && (
        <p>
          <Rich text={t("results/week/ifPartnerLooks", { amount: inDollars(money.ifPartnerLooks) })} />
        </p>
      )}
      <Already money={money} />
      <dl className="week-rows">
        {rows.map((row) => (
          <Row key={row.id} row={row} results={results} />
        ))}
      </dl>
      {already.some(({ id }) => id === "paidParentalLeave") && (
        <p className="small">{t("results/week/beforeTax")}</p>
      )}
      {perhapsMost >= most + 1 && (
        <p className="small">{t("results/week/risen", { amount: inDollars(Math.round(perhapsMost)) })}</p>
      )}
      <Other money={money} />
      <WhenOwn>
        <Further />
      </WhenOwn>
      <Also ids={furtherOf(results)} results={results} />
      <Perhaps results={results} />
      <OfPartner answers={results.answers} />
      {rows.some(({ id }) => id === "inWorkTaxCredit") && (
        <p className="small">
          <Rich text={t("results/week/forATime")} />
        </p>
      )}
      <Assumptions assumed={money.assumed} />
      {groups.probablyNot.length > 0 && (
        <p className="summary-probably-not alone">
          <b>{groups.probablyNot.length}</b>{" "}
          <a href="#probably-not">{t("results/summary/probablyNot", { count: groups.probablyNot.length })}</a>
        </p>
      )}
    </section>
  );
}

/** Likely, in no sum, not to be had already, and beside everything in it. */
function furtherOf({ money: { rows, already }, groups, choices, answers }: Found): readonly BenefitId[] {
  const paid = [...rows, ...already].flatMap(({ id }) => benefitOf[id] ?? []);
  const hasCard = answerTo(answers, "applicant.holdsCommunityServicesCard") === "true";
  const isExcluded = (id: BenefitId) =>
    choices.flat().includes(id) &&
    paid.some(
      (one) => choices.flat().includes(one) && !choices.some((ids) => ids.includes(id) && ids.includes(one)),
    );
  return groups.probably.filter(
    (id) => !paid.includes(id) && !isExcluded(id) && !(hasCard && id === "isCommunityServicesCard"),
  );
}

/** Not for whoever reads the results of somebody else by a code: the answers are in no cookie of theirs. */
function Further() {
  const t = words(usePage().language);
  const to = useAddress();
  return (
    <p className="week-further no-print">
      <a href={to(pages.whatIf)}>{t("results/week/whatIf")}</a>
      <a href={to(pages.year)}>{t("results/week/year")}</a>
    </p>
  );
}

const sumOf = (rows: readonly MoneyRow[]) => Math.round(rows.reduce((sum, { most }) => sum + most, 0));

function headingOf({ rows, already, least, most }: WeekMoney) {
  const sum = rows.length > 0 ? Math.round(most) : sumOf(already);
  return { least: inDollars(Math.round(least)), amount: inDollars(sum), count: rows.length };
}

function kindOf({ rows, least, most }: WeekMoney) {
  if (rows.length === 0) return "none";
  return Math.round(least) === Math.round(most) ? "exact" : "range";
}

function Already({ money: { rows, already } }: { money: WeekMoney }) {
  const { language } = usePage();
  const t = words(language);
  if (already.length === 0 || rows.length === 0) return null;
  const payments = already.map(({ id }) => partNameIn(language)(id)).join(", ");
  return (
    <p className="small">
      <Rich text={t("results/week/already", { payments, amount: inDollars(sumOf(already)) })} />
    </p>
  );
}

function Row({ row, results }: { row: MoneyRow; results: Found }) {
  const t = words(usePage().language);
  const money = useMoney();
  const benefit = benefitOf[row.id];
  const record = benefit && recordOf(benefit, results.metadata);
  return (
    <div className="week-row">
      <dt>
        {benefit ? (
          <a href={`#${benefit}`}>
            <Rich text={t(`benefits/${benefit}/name`)} />
          </a>
        ) : (
          <Rich text={t(`results/week/names/${row.id as OtherPayment}`)} />
        )}
      </dt>
      <dd>
        <strong>{money(row)}</strong>{" "}
        <span className="small">
          {benefit && record ? (
            <ApplyLink id={benefit} record={record} />
          ) : (
            <Rich text={t(`results/week/apply/${row.id as OtherPayment}`)} />
          )}
        </span>
      </dd>
    </div>
  );
}

/** Of those without a card. */
type OtherPayment = "winterEnergyPayment" | "independentEarnerTaxCredit" | "familyBoost" | "oscar";

const nameKey = (id: PaymentId): BenefitId => benefitOf[id]!;

function Other({ money: { other } }: { money: WeekMoney }) {
  const t = words(usePage().language);
  if (!other) return null;
  const benefit = t(`benefits/${nameKey(other.main)}/name`);
  return (
    <p className="week-other">
      <Rich text={t(`results/week/other/${other.is}`, { benefit, amount: inDollars(other.total) })} />
    </p>
  );
}

/** Likely, and no sum of money or none that we can work out. */
function Also({ ids, results }: { ids: readonly BenefitId[]; results: Found }) {
  const t = words(usePage().language);
  if (ids.length === 0) return null;
  return (
    <div className="summary-probably twice">
      <p>{t("results/week/also")}</p>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Rich text={t(`benefits/${id}/name`)} />
            </a>{" "}
            <span>
              <LikelyAmount id={id} {...results} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who lives here by a partner's residence asks for nothing; the partner may. */
function OfPartner({ answers }: { answers: Found["answers"] }) {
  const t = words(usePage().language);
  const isOfPartner =
    answerTo(answers, "applicant.isNZResident") === "false" &&
    answerTo(answers, "applicant.relationshipStatus") === "notsingle";
  return isOfPartner ? <p className="small">{t("results/week/partnerHere")}</p> : null;
}

function Most({ id, results }: { id: BenefitId; results: Found }) {
  const t = words(usePage().language);
  const most = results.money.upTo[id];
  if (most === undefined) return <LikelyAmount id={id} {...results} />;
  return t("results/amount/upTo", { amount: inDollars(most) });
}

/** Each leads to its card, which says what would settle it. */
function Perhaps({ results }: { results: Found }) {
  const t = words(usePage().language);
  const { possibly } = results.groups;
  if (possibly.length === 0) return null;
  return (
    <div className="summary-possibly small twice">
      <p>{t("results/week/perhaps")}</p>
      <ul>
        {possibly.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Rich text={t(`benefits/${id}/name`)} />
            </a>{" "}
            <span>
              <Most id={id} results={results} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
