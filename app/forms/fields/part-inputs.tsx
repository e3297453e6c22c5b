import { answerTo } from "../answers.ts";
import { type ControlProps, invalidAttributes } from "../field.ts";

interface PartInput {
  name: string;
  label: string;
  className: string;
  inputMode: "numeric" | undefined;
  autoComplete: string;
  invalid: boolean;
}

export function PartInputs({
  name,
  id,
  answers,
  describedBy,
  autoFocus,
  className,
  parts,
}: Pick<ControlProps, "name" | "id" | "answers" | "describedBy" | "autoFocus"> & {
  className: string;
  parts: readonly PartInput[];
}) {
  const firstWrong = parts.findIndex(({ invalid }) => invalid);
  return (
    <div className={className}>
      {parts.map((part, index) => (
        <div key={part.name}>
          <label htmlFor={`${id}-${index + 1}`}>{part.label}</label>
          <input
            id={`${id}-${index + 1}`}
            type="text"
            name={`${name}.${part.name}`}
            className={part.className}
            inputMode={part.inputMode}
            autoComplete={part.autoComplete}
            defaultValue={answerTo(answers, `${name}.${part.name}`)}
            {...invalidAttributes({ invalid: part.invalid, describedBy })}
            autoFocus={autoFocus && index === Math.max(0, firstWrong)}
          />
        </div>
      ))}
    </div>
  );
}
