import { type Answers, answersTo } from "../answers.ts";
import type { Field } from "../field.ts";

/** Preselects a value; it becomes an answer only when the form is sent. */
export const withDefault = (field: Field, value: string): Field => withDefaultFrom(field, () => value);

/** The same with a value that follows from other answers of the step, if it does. */
export function withDefaultFrom(field: Field, valueFrom: (answers: Answers) => string | undefined): Field {
  return {
    ...field,
    render: (props) => {
      const isAnswered = answersTo(props.answers, props.name).length > 0;
      const value = isAnswered ? undefined : valueFrom(props.answers);
      return field.render(
        value === undefined ? props : { ...props, answers: { ...props.answers, [props.name]: value } },
      );
    },
    ...(field.only ? { only: (options) => withDefaultFrom(field.only!(options), valueFrom) } : {}),
  };
}
