import { answerTo, readText, readYesNo } from "#app/forms/answers.ts";
import type { UsernameCheck } from "#app/server/neighbours/registry/index.ts";
import type { HookContext, HookResult } from "#app/wizard/hooks.ts";
import { pages } from "../../pages.ts";
import { checkDetails, pickErrors } from "./check-details.ts";
import { canBeUsername, isAccountRequested, usernameMessage } from "./checks.ts";
import type { Claimant } from "./claimant.ts";
import { errorWords } from "./error-words.ts";
import { rateLimited } from "./limits.ts";
import { withoutUsername } from "./refresh.ts";
import { type TaxAccount, taxAccountOf, type UsernameStatus } from "./status.ts";

const username = "myir.username";
/** Characters of the agency's message that are saved. */
const longestMessage = 300;

export function requiredAction({
  answers,
  derived,
  today,
}: Pick<HookContext, "answers" | "derived" | "today">) {
  const all = { ...derived, ...answers };
  const account = taxAccountOf(all, today);
  if (!isAccountRequested(all, account)) return undefined;
  if (account.details === undefined) return "check-details";
  const typed = answerTo(answers, username);
  const isUnchecked = account.details === "valid" && account.username === undefined;
  return isUnchecked && typed !== undefined && canBeUsername(typed) ? "check-username" : undefined;
}

function validatedAccount({
  answers,
  derived,
  today,
}: HookContext): (TaxAccount & { claimant: Claimant }) | undefined {
  const all = { ...derived, ...answers };
  const account = taxAccountOf(all, today);
  const { claimant } = account;
  return claimant && isAccountRequested(all, account) && account.details === "valid"
    ? { ...account, claimant }
    : undefined;
}

export async function checkUsername(context: HookContext): Promise<HookResult> {
  const { answers, derived, errors, visit } = context;
  const account = validatedAccount(context);
  if (!account) return checkDetails(context);
  const name = answerTo(answers, username);
  if (name === undefined || !canBeUsername(name)) return { derived, errors: pickErrors(errors, username) };
  // A try whose answer was lost may have reserved it: checked again, it would count as taken.
  if (account.username === "available" && derived["myir.reservationTried"]) return { derived };
  const limited = await rateLimited("username", username, context);
  if (limited) return limited;
  const result = await visit.neighbours.registry.checkUsername(account.claimant, name);
  if (result.kind === "payment-outstanding") return { derived, redirectTo: pages.paymentOutstanding };
  if (result.kind === "no-connection")
    return { derived: withoutUsername(derived), errors: failureErrors("noConnection", context) };
  const updated = { ...withoutUsername(derived), "myir.usernameChecked": name, ...usernameDerived(result) };
  return result.kind === "available"
    ? { derived: updated, focus: "myir.notifyByText" }
    : { derived: updated, errors: usernameErrors(result.kind, updated, context) };
}

function usernameDerived(
  result: Exclude<UsernameCheck, { kind: "payment-outstanding" | "no-connection" }>,
): HookContext["derived"] {
  const status: HookContext["derived"] = { "myir.usernameStatus": result.kind satisfies UsernameStatus };
  if (result.kind === "refused")
    return { ...status, "myir.usernameMessage": result.message.slice(0, longestMessage) };
  // The same key with every try, so that the username is reserved once.
  return result.kind === "available"
    ? { ...status, "myir.termsLink": result.termsLink, "myir.reservationKey": crypto.randomUUID() }
    : status;
}

export async function reserve(context: HookContext): Promise<HookResult> {
  const { answers, derived, errors, visit } = context;
  const account = validatedAccount(context);
  const key = derived["myir.reservationKey"];
  if (account?.username !== "available" || !key) return checkUsername(context);
  const contactErrors = pickErrors(errors, "myir.email", "myir.notifyByText", "myir.mobile");
  if (Object.keys(contactErrors).length > 0) return { derived, errors: contactErrors };
  const limited = await rateLimited("reservation", username, context);
  if (limited) return limited;
  const name = answerTo(answers, username) ?? "";
  const result = await visit.neighbours.registry.reserveUsername(
    account.claimant,
    name,
    contactDetails(context),
    key,
  );
  switch (result.kind) {
    case "payment-outstanding":
      return { derived, redirectTo: pages.paymentOutstanding };
    case "reserved":
      return { derived: { ...derived, ...reservationDerived(account.claimant, name) } };
    case "in-use": {
      const updated = {
        ...withoutUsername(derived),
        "myir.usernameChecked": name,
        "myir.usernameStatus": "no-longer",
      };
      return { derived: updated, errors: usernameErrors("no-longer", updated, context) };
    }
    case "failed":
      return {
        derived: { ...derived, "myir.reservationTried": "yes" },
        errors: failureErrors("reserveFailed", context),
      };
  }
}

const contactDetails = ({ answers }: HookContext) => ({
  email: readText(answers, "myir.email") ?? "",
  mobile: readYesNo(answers, "myir.notifyByText") ? readText(answers, "myir.mobile") : undefined,
});

const reservationDerived = ({ pcgType }: Claimant, name: string): HookContext["derived"] => ({
  "myir.reserveStatus": "reserved",
  "myir.reservedUsername": name,
  "myir.reservedFor": pcgType,
});

const failureErrors = (error: "noConnection" | "reserveFailed", { visit }: HookContext) => ({
  [username]: [errorWords(error, visit.request.language)],
});

const usernameErrors = (status: UsernameStatus, updated: HookContext["derived"], { visit }: HookContext) => ({
  [username]: [usernameMessage(status, updated, visit.request.language)],
});
