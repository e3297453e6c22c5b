import { answerTo } from "#app/forms/answers.ts";
import type { UsernameCheck } from "#app/server/neighbours/registry/index.ts";
import type { HookContext, HookResult } from "#app/wizard/hooks.ts";
import { pages } from "../../pages.ts";
import { readText, readYesNo } from "../../read-answers.ts";
import { checkDetails, only } from "./check-details.ts";
import { isAskedFor, isPossible, usernameFault } from "./checks.ts";
import type { Claimant } from "./claimant.ts";
import { refusedBy } from "./limits.ts";
import { withoutUsername } from "./refresh.ts";
import { type TaxAccount, taxAccountOf, type UsernameStatus } from "./status.ts";
import { errorWords } from "./words.ts";

const username = "myir.username";
/** Characters of the agency's message that are saved. */
const longestMessage = 300;

/** Next runs the check that the visitor did not start. */
export function requiredAction({
  answers,
  derived,
  today,
}: Pick<HookContext, "answers" | "derived" | "today">) {
  const all = { ...derived, ...answers };
  const account = taxAccountOf(all, today);
  if (!isAskedFor(all, account)) return undefined;
  if (account.details === undefined) return "check-details";
  const typed = answerTo(answers, username);
  const isUnchecked = account.details === "valid" && account.username === undefined;
  return isUnchecked && typed !== undefined && isPossible(typed) ? "check-username" : undefined;
}

/** Usernames are checked only for somebody whose details were found right (quality B3). */
function checkable({
  answers,
  derived,
  today,
}: HookContext): (TaxAccount & { claimant: Claimant }) | undefined {
  const all = { ...derived, ...answers };
  const account = taxAccountOf(all, today);
  const { claimant } = account;
  return claimant && isAskedFor(all, account) && account.details === "valid"
    ? { ...account, claimant }
    : undefined;
}

export async function checkUsername(context: HookContext): Promise<HookResult> {
  const { answers, derived, errors, visit } = context;
  const account = checkable(context);
  if (!account) return checkDetails(context);
  const name = answerTo(answers, username);
  if (name === undefined || !isPossible(name)) return { derived, errors: only(errors, username) };
  // It may be reserved by a try whose answer was lost: checked again, it would be reported as taken.
  if (account.username === "available" && derived["myir.reservationTried"]) return { derived };
  const refused = await refusedBy("username", username, context);
  if (refused) return refused;
  const said = await visit.registry.checkUsername(account.claimant, name);
  if (said.kind === "payment-outstanding") return { derived, redirectTo: pages.paymentOutstanding };
  if (said.kind === "no-connection")
    return { derived: withoutUsername(derived), errors: failure("noConnection", context) };
  const found = { ...withoutUsername(derived), "myir.usernameChecked": name, ...foundBy(said) };
  return said.kind === "available"
    ? { derived: found, focus: "myir.notifyByText" }
    : { derived: found, errors: fault(said.kind, found, context) };
}

function foundBy(
  said: Exclude<UsernameCheck, { kind: "payment-outstanding" | "no-connection" }>,
): HookContext["derived"] {
  const status: HookContext["derived"] = { "myir.usernameStatus": said.kind satisfies UsernameStatus };
  if (said.kind === "refused")
    return { ...status, "myir.usernameMessage": said.message.slice(0, longestMessage) };
  // Sent with every try to reserve this username, so that it is reserved once (quality D3).
  return said.kind === "available"
    ? { ...status, "myir.termsLink": said.termsLink, "myir.reservationKey": crypto.randomUUID() }
    : status;
}

export async function reserve(context: HookContext): Promise<HookResult> {
  const { answers, derived, errors, visit } = context;
  const account = checkable(context);
  const key = derived["myir.reservationKey"];
  if (account?.username !== "available" || !key) return checkUsername(context);
  const wrong = only(errors, "myir.email", "myir.notifyByText", "myir.mobile");
  if (Object.keys(wrong).length > 0) return { derived, errors: wrong };
  const refused = await refusedBy("reservation", username, context);
  if (refused) return refused;
  const name = answerTo(answers, username) ?? "";
  const said = await visit.registry.reserveUsername(account.claimant, name, reachable(context), key);
  switch (said.kind) {
    case "payment-outstanding":
      return { derived, redirectTo: pages.paymentOutstanding };
    case "reserved":
      return { derived: { ...derived, ...reservation(account.claimant, name) } };
    case "in-use": {
      const found = {
        ...withoutUsername(derived),
        "myir.usernameChecked": name,
        "myir.usernameStatus": "no-longer",
      };
      return { derived: found, errors: fault("no-longer", found, context) };
    }
    case "failed":
      return {
        derived: { ...derived, "myir.reservationTried": "yes" },
        errors: failure("reserveFailed", context),
      };
  }
}

/** Always by email; by text too where that was chosen (spec 2 section 7). */
const reachable = ({ answers }: HookContext) => ({
  email: readText(answers, "myir.email") ?? "",
  mobile: readYesNo(answers, "myir.notifyByText") ? readText(answers, "myir.mobile") : undefined,
});

const reservation = ({ pcgType }: Claimant, name: string): HookContext["derived"] => ({
  "myir.reserveStatus": "reserved",
  "myir.reservedUsername": name,
  "myir.reservedFor": pcgType,
});

const failure = (error: "noConnection" | "reserveFailed", { visit }: HookContext) => ({
  [username]: [errorWords(error, visit.language)],
});

const fault = (status: UsernameStatus, found: HookContext["derived"], { visit }: HookContext) => ({
  [username]: [usernameFault(status, found, visit.language)],
});
