import { at, opened, type State } from "./arriving.ts";

/** The top baby names, and the years of a name. */
export const namesStates: readonly State[] = [
  { name: "top names", status: 200, isWide: true, arrive: at("/news/baby-names") },
  {
    name: "Māori names whose number is not known",
    status: 200,
    arrive: at("/news/baby-names-maori?category=boys&year=2022-23"),
  },
  {
    name: "the years of two names, one of them in no list, all opened",
    status: 200,
    arrive: opened(at("/baby-name?name=Taylor&with=Isladora")),
  },
];
