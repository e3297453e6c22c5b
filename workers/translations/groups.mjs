/** What a fluent reader is asked to read first; then by what visitors do. */
export const groups = [
  {
    id: "declarations",
    en: /\bI declare|declaration|true and complete|imprison|offence|I agree|I consent|penalt/i,
  },
  {
    id: "loss",
    en: /stillb|miscarr|\bdied\b|\bdies\b|(?<!Births, )\bdeath|\bdead\b|\bdying|\bgrie[fv]|your loss|\bSands\b/i,
    file: /\/loss\/|miscarriage-and-stillbirth|stillborn|aliveAtBirth|\/dead$/,
  },
  {
    id: "danger",
    en: /suicid|self.harm|(harm|hurt|kill)(ing)? (yourself|your baby|themsel)|violence|Refuge|in danger|abus|afraid of|\b1737\b/i,
    file: /distress|postnatal-depression|family-violence|notes\/danger/,
  },
  {
    id: "law",
    en: /citizen|against the law|the law\b|\bAct\b|legal|your rights?\b|adoption|custody|court\b/i,
  },
  { id: "birth", file: /^app\/features\/register-my-baby\// },
  {
    id: "money",
    file: /^app\/features\/(financial-help|paid-parental-leave)\/|^workers\/(rules|open-data)\//,
  },
  { id: "childcare", file: /^app\/features\/childcare-/ },
  ...["getting-ready", "pregnancy", "baby", "toddler", "preschooler", "starting-school"].map(
    (stage, index) => ({
      id: stage,
      file: new RegExp(`^app/content/stages/${index + 1}-`),
    }),
  ),
  { id: "guide", file: /^app\/content\// },
  { id: "site", file: /./ },
];

/** @param text whose files and keys say what it is about, or whose English does */
export function groupOf({ en, places, keys }) {
  const about = [...places.map(({ file }) => file), ...keys];
  const group = groups.find((each) => each.en?.test(en) || about.some((name) => each.file?.test(name)));
  return (group ?? groups.at(-1)).id;
}

/** Where words are shown, by how the name of their file begins; the guide knows its own addresses. */
const shownAt = [
  ["app/features/register-my-baby/landing", "/register-my-baby"],
  ["app/features/register-my-baby/steps/child", "/register-my-baby/child-details"],
  ["app/features/register-my-baby/steps/mother", "/register-my-baby/mother-details"],
  ["app/features/register-my-baby/steps/other-parent", "/register-my-baby/other-parent-details"],
  ["app/features/register-my-baby/steps/relationship", "/register-my-baby/parents-relationship"],
  ["app/features/register-my-baby/steps/other-services", "/register-my-baby/other-services"],
  ["app/features/register-my-baby/steps/tax-account", "/register-my-baby/manage-best-start-payments"],
  ["app/features/register-my-baby/steps/certificates", "/register-my-baby/buy-birth-certificates"],
  ["app/features/register-my-baby/steps/review", "/register-my-baby/review"],
  ["app/features/register-my-baby/steps/person", "/register-my-baby/mother-details"],
  ["app/features/register-my-baby/confirmation", "/register-my-baby/confirmation"],
  ["app/features/register-my-baby/other-parent", "/register-my-baby/other-parent"],
  ["app/features/register-my-baby", "/register-my-baby/child-details"],
  ["app/wizard/codes", "/register-my-baby/come-back"],
  ["app/wizard", "/register-my-baby/child-details"],
  ["app/features/financial-help/text/questions", "/financial-help/questions"],
  ["app/features/financial-help/text/", "/financial-help/results"],
  ["app/features/financial-help", "/financial-help/financial-help-checker"],
  ["app/features/paid-parental-leave", "/financial-help/paid-parental-leave-checker"],
  [
    "app/features/childcare/parent/eligibility",
    "/financial-help/childcare-subsidy-application/apply/eligibility",
  ],
  ["app/features/childcare/parent/uploads", "/financial-help/childcare-subsidy-application/apply/uploads"],
  [
    "app/features/childcare/parent/steps/review",
    "/financial-help/childcare-subsidy-application/apply/review",
  ],
  ["app/features/childcare/parent/steps", "/financial-help/childcare-subsidy-application/apply/your-details"],
  ["app/features/childcare/supervisor", "/financial-help/childcare-subsidy-application/confirm"],
  ["app/features/childcare-", "/financial-help/childcare-subsidy-application"],
  ["app/features/services-near-me", "/services-near-me"],
  ["app/features/baby-names", "/news/baby-names"],
  ["app/features/account", "/profile"],
  ["app/features/reminders", "/profile"],
  ["app/features/search", "/search"],
  ["app/features/support", "/support"],
  ["app/features/feedback", "/feedback"],
  ["app/features/content-board", "/about/content"],
  ["app/features/promises", "/about/promises"],
  ["app/features/te-reo-review", "/te-reo-review"],
  ["app/server/retention", "/your-privacy"],
  ["app/content/tools", "/search"],
  ["app/content/topics", "/"],
  ["app/forms", "/financial-help/questions"],
  ["workers/rules/reform", "/api/reform"],
  ["workers/rules", "/financial-help/results"],
  ["workers/open-data", "/financial-help/results"],
  ["workers/distress", "/search"],
  ["workers/service-locations", "/services-near-me"],
  ["workers/mail", ""],
  ["workers/reminders", ""],
  ["workers/operation", "/api"],
  ["workers/site-operations", "/api"],
  ["public/error.html", "/error.html"],
  ["", "/"],
];

/** Empty: in a mail. */
export const addressOf = ({ at, places: [{ file }] }) =>
  at[0] ?? shownAt.find(([beginning]) => file.startsWith(beginning))?.[1] ?? "";
