import { answersTo } from "../answers.ts";
import type { Field } from "../field.ts";

/** Preselects a value; it becomes an answer only when the form is sent. */
export function withDefault(field: Field, value: string): Field {
  return {
    ...field,
    render: (props) => {
      const isAnswered = answersTo(props.answers, props.name).length > 0;
      return field.render(
        isAnswered ? props : { ...props, answers: { ...props.answers, [props.name]: value } },
      );
    },
    ...(field.only ? { only: (options) => withDefault(field.only!(options), value) } : {}),
  };
}
