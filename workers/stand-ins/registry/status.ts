import { textAt, valueAt } from "./application-fields.ts";
import type { Application } from "./applications.ts";

/** What a registration goes through; the last two only if they were asked for. */
export function stagesOf({ payload, receivedAt, moved, isPaid }: Application) {
  const names = [
    "received",
    "checking",
    "registered",
    ...(isPaid ? ["certificatePosted"] : []),
    ...(valueAt(payload, "ird.applyForNumber") === true ? ["irdNumberSent"] : []),
  ];
  const moments = [receivedAt, ...moved];
  return names.map((stage, index) => ({ stage, at: moments[index] ?? null }));
}

/** @returns whether there was a further stage */
export function moveOn(application: Application, now: number): boolean {
  const isOver = stagesOf(application).every(({ at }) => at !== null);
  if (!isOver) application.moved = [...application.moved, new Date(now).toISOString()];
  return !isOver;
}

/** The site's own sentence to the registrar. */
const died = /The child was born alive and has died/;

/** The child's name is told once the birth is registered. */
export function statusOf(application: Application) {
  const { payload } = application;
  const stages = stagesOf(application);
  const isRegistered = stages.some(({ stage, at }) => stage === "registered" && at !== null);
  const isAlive =
    valueAt(payload, "child.stillBorn") !== true && !died.test(textAt(payload, "otherInformation"));
  const [firstNames, surname, birthDate] = ["firstNames", "surname", "birthDate"].map((name) =>
    textAt(payload, `child.${name}`),
  );
  return {
    stages,
    sample: true,
    ...(isRegistered ? { child: { firstNames, surname, birthDate, isAlive } } : {}),
  };
}
