import type { Form } from "./form.ts";

/** A day as it is typed into the three fields of a question; "" empties them. @param day yyyy-mm-dd */
export function typedDay(day: string, name = "dueDate") {
  const [year = "", month = "", date = ""] = day.split("-").map((part) => part.replace(/^0/, ""));
  return { [`${name}.day`]: date, [`${name}.month`]: month, [`${name}.year`]: year };
}

/** What stands in the three fields. */
export const shownDay = <P>(form: Form<P>, name = "dueDate") =>
  Object.fromEntries(
    Object.keys(typedDay("", name)).map((part) => [part, form.valuesOf(part).join(" and ")]),
  );
