import * as z from "zod";
import {
  type BankAccount,
  type BankAccountFault,
  bankAccountFault,
  formatBankAccount,
} from "#app/nz/bank-account.ts";
import { type Answers, answerTo, isLonger } from "../answers.ts";
import { type ControlProps, type Field, type FormWords, isPartWrong } from "../field.ts";
import { PartInputs } from "./part-inputs.tsx";

const parts = ["bank", "branch", "body", "suffix"] as const;
type Part = (typeof parts)[number];

/** Digits. */
const most: Partial<Record<Part, number>> = { body: 7, suffix: 3 };

export function bankAccount(): Field {
  return {
    parts: parts.map((part) => `.${part}`),
    group: true,
    missing: (t) => t("errors/required"),
    check: (t) =>
      z.record(z.string(), z.string()).check((context) => {
        const found = accountError(
          accountOf((part) => context.value[part]),
          t,
        );
        if (found) context.issues.push({ code: "custom", input: context.value, ...found });
      }),
    normalise: (part) => part.replace(/[\s-]/g, ""),
    render: (props) => <AccountInputs {...props} />,
    read: (answers, name) => formatBankAccount(readAccount(answers, name)).replace(/^-+$/, ""),
  };
}

export const readAccount = (answers: Answers, name: string): BankAccount =>
  accountOf((part) => answerTo(answers, `${name}.${part}`));

const accountOf = (typed: (part: Part) => string | undefined): BankAccount => ({
  bank: typed("bank") ?? "",
  branch: typed("branch") ?? "",
  body: typed("body") ?? "",
  suffix: typed("suffix") ?? "",
});

function accountError(account: BankAccount, t: FormWords): { message: string; path: string[] } | undefined {
  // Texts of hostile length are not summed up.
  const found = parts.find((part) => isLonger(account[part], 20)) ?? bankAccountFault(account);
  if (!found) return undefined;
  const part = partOf(found, account);
  const max = found === part ? most[part] : undefined;
  const isTooLong = part && max && account[part].length > max;
  return { message: isTooLong ? t("errors/tooLong", { max }) : t(messages[found]), path: part ? [part] : [] };
}

const messages = {
  missing: "errors/required",
  digits: "errors/accountDigits",
  bank: "errors/accountBank",
  branch: "errors/accountBranch",
  body: "errors/accountBody",
  suffix: "errors/accountSuffix",
  checksum: "errors/account",
} as const satisfies Record<BankAccountFault, string>;

function partOf(fault: BankAccountFault, account: BankAccount): Part | undefined {
  if (fault === "digits") return parts.find((part) => /\D/.test(account[part]));
  return parts.find((part) => part === fault);
}

function AccountInputs(props: ControlProps) {
  const { t, invalid, partErrors } = props;
  return (
    <PartInputs
      {...props}
      className="account"
      parts={parts.map((part) => ({
        name: part,
        label: t(`account/${part}`),
        className: `account-${part}`,
        inputMode: "numeric",
        autoComplete: "off",
        invalid: isPartWrong({ invalid, partErrors }, `.${part}`),
      }))}
    />
  );
}
