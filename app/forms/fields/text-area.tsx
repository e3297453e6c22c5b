import * as z from "zod";
import { invalidTextCharacters } from "#app/nz/name.ts";
import { answerTo } from "../answers.ts";
import { type ControlProps, type Field, singleControlAttributes } from "../field.ts";
import { charactersError, lineError } from "./line.tsx";
import { withError } from "./with-error.ts";

/** @param options.max code points, a line break is one @param options.refused characters that the text may not hold */
export function textArea({
  max,
  refused = invalidTextCharacters,
}: {
  max: number;
  refused?: (text: string) => string[];
}): Field {
  return {
    parts: [""],
    group: false,
    missing: (t) => t("errors/required"),
    check: (t) =>
      withError(z.string(), (typed) =>
        lineError(normaliseLineBreaks(typed), max, t, (answer) => charactersError(refused(answer), t)),
      ),
    normalise: normaliseLineBreaks,
    render: (props) => <TextArea {...props} max={max} />,
    read: (answers, name) => answerTo(answers, name) ?? "",
  };
}

/** Browsers send line breaks as two characters. */
const normaliseLineBreaks = (text: string): string => text.replace(/\r\n?/g, "\n");

function TextArea({ max, ...control }: ControlProps & { max: number }) {
  const { name, id, answers, t, describedBy } = control;
  const limitId = `${id}-m`;
  return (
    <>
      <textarea
        id={`${id}-1`}
        name={name}
        rows={4}
        defaultValue={answerTo(answers, name)}
        {...singleControlAttributes({
          ...control,
          describedBy: [describedBy, limitId].filter(Boolean).join(" "),
          autoComplete: "off",
        })}
      />
      <p className="most" id={limitId}>
        {t("words/most", { max })}
      </p>
    </>
  );
}
