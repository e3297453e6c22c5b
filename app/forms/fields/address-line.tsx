import { answerTo } from "../answers.ts";
import type { ControlProps } from "../field.ts";

export const addressParts = ["street", "suburb", "town"] as const;
export type AddressPart = (typeof addressParts)[number];

const tokens: Record<AddressPart, string> = {
  street: "address-line1",
  suburb: "address-level3",
  town: "address-level2",
};

interface AddressLineProps {
  part: AddressPart;
  name: string;
  number: number;
  isOptional: boolean;
  control: ControlProps;
}

export function AddressLine({ part, name, number, isOptional, control }: AddressLineProps) {
  const { id, answers, t, describedBy, invalid, partErrors, autoFocus, autoComplete } = control;
  const message = partErrors[`.${name}`];
  const isWrong = message !== undefined || (invalid && !isOptional && Object.keys(partErrors).length === 0);
  const errorId = message ? `${id}-e${number}` : undefined;
  const label = t(`address/${part}`);
  return (
    <div>
      <label htmlFor={`${id}-${number}`}>{isOptional ? t("words/optionalLabel", { label }) : label}</label>
      {message && (
        <p className="error" id={errorId} data-error>
          {message}
        </p>
      )}
      <input
        id={`${id}-${number}`}
        type="text"
        name={`${control.name}.${name}`}
        autoComplete={autoComplete ?? tokens[part]}
        defaultValue={answerTo(answers, `${control.name}.${name}`)}
        aria-describedby={isWrong ? [describedBy, errorId].filter(Boolean).join(" ") || undefined : undefined}
        aria-invalid={isWrong || undefined}
        autoFocus={autoFocus && number === 1}
      />
    </div>
  );
}
