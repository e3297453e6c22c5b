import type { BilingualText, Operation, OperationParameter } from "../operation.ts";

const day: OperationParameter = {
  name: "day",
  in: "query",
  schema: { type: "string", format: "date" },
  en: "A day other than today",
  mi: "He rā kē atu i tēnei rā",
};

const id: OperationParameter = {
  name: "id",
  in: "path",
  required: true,
  schema: { type: "string" },
  en: "Its name, such as best_start.weekly",
  mi: "Tōna ingoa, pērā i te best_start.weekly",
};

export function amountOperations({
  ok,
  refused,
  notFound,
}: Record<"ok" | "refused" | "notFound", BilingualText>): Operation[] {
  return [
    {
      method: "get",
      path: "/amounts",
      en: "What payments are worth today: each amount, limit and rate with its day, its source, and whether it is out of date",
      mi: "Te wāriu o ngā utu i tēnei rā: ia moni, ia tepe, ia auau, me tōna rā, tōna pūtake, me te kī mēnā kua tawhito",
      parameters: [day],
      answers: { 200: ok, 400: refused },
    },
    {
      method: "get",
      path: "/amounts/{id}",
      en: "One of them, with all its values by date",
      mi: "Tētahi o ērā, me ōna uara katoa i ia rā",
      parameters: [id, day],
      answers: { 200: ok, 400: refused, 404: notFound },
    },
  ];
}
