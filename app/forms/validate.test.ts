import { describe, expect, test } from "vitest";
import { wordsOf } from "#app/i18n/words.ts";
import { type Answers, answerTo } from "./answers.ts";
import { question, rows, section, step, when } from "./builders.ts";
import { fromEarlierSteps, is, onServer } from "./conditions/condition.ts";
import { hiddenQuestions } from "./conditions/hidden-questions.ts";
import { choices, select, yesNo } from "./fields/choice.tsx";
import { moneyEvery } from "./fields/money.tsx";
import { name, text, wholeNumber } from "./fields/text.tsx";
import { errorsOf } from "./question-errors.ts";
import { questionsOf } from "./questions.ts";
import en from "./text.en.json";
import mi from "./text.mi.json";
import { type Errors, isComplete, validate } from "./validate.ts";

const formWords = wordsOf("forms");

const sibling = { name: question(name({ max: 10 })), age: question(wholeNumber({ characters: 3 })) };

describe("Of several", () => {
  test("answers the first is the answer", () => expect(answerTo({ a: ["1", "2"] }, "a")).toBe("1"));

  test("messages before one question the first is shown, unless its parts show their own", () => {
    const [amount] = questionsOf(
      step("s", [section("a", { pay: question(moneyEvery({ characters: 8 })) })]),
      {},
    );
    if (!amount) throw new Error("No question");
    const wrong = Object.fromEntries(amount.field.parts.map((part) => [`pay${part}`, ["Wrong."]]));
    const shown = (showsErrorsAtParts: boolean) =>
      errorsOf({ ...amount, field: { ...amount.field, showsErrorsAtParts } }, wrong).length;
    expect([shown(false), shown(true)]).toEqual([1, amount.field.parts.length]);
  });

  test("sections one without questions stays, one whose questions are all ruled out goes", () => {
    const never = onServer(() => false);
    const page = step("s", [section("words", {}), section("gone", when(never, { x: question(yesNo()) }))]);
    expect([...hiddenQuestions(page, {}, {})].map(String).join()).not.toContain("words");
    expect(hiddenQuestions(page, {}, {}).size).toBe(2);
  });
});

const family = step("family", [
  section("child", {
    child: {
      named: question(yesNo()),
      ...when(is("child.named", "yes"), { name: question(name({ max: 10 })) }),
      weight: question(wholeNumber({ characters: 5 }), { required: false }),
      count: question(select(["1", "2", "3"])),
      twins: question(yesNo(), { required: is("child.count", "3") }),
      likes: question(choices(["milk", "sleep"]), { required: fromEarlierSteps((e) => e.strict === "yes") }),
    },
    note: question(text({ max: 5 }), { required: false }),
    income: { own: question(moneyEvery({ characters: 8 }), { required: false }) },
  }),
  section("siblings", { siblings: rows(sibling, { max: 2 }) }),
]);

const words = { label: "A question", short: "Question" };
const names = ["child.named", "child.name", "child.weight", "child.count", "child.twins", "child.likes"];
const texts = Object.fromEntries(
  [...names, "note", "income.own", "siblings[].name", "siblings[].age"].map((each) => [each, words]),
);

const fine: Answers = { "child.named": "no", "child.count": "1" };
const { required, tooLong, number, repeated, notAnOption, money } = {
  ...en.errors,
  tooLong: en.errors.tooLong.replace("{{max}}", "10"),
};

interface Row {
  sentence: string;
  answers: Answers;
  earlier?: Answers;
  errors: Errors;
}

const cases: Row[] = [
  {
    sentence: "everything that is asked and required must be answered",
    answers: {},
    errors: { "child.named": [required], "child.count": [required] },
  },
  { sentence: "all is well when it is", answers: fine, errors: {} },
  {
    sentence: "a hidden question is neither required nor checked",
    answers: { ...fine, "child.name": "4".repeat(99) },
    errors: {},
  },
  {
    sentence: "a question that is shown by an answer is required",
    answers: { ...fine, "child.named": "yes" },
    errors: { "child.name": [required] },
  },
  {
    sentence: "a question that is shown by an answer is checked",
    answers: { ...fine, "child.named": "yes", "child.name": "a".repeat(11) },
    errors: { "child.name": [tooLong] },
  },
  {
    sentence: "a bad answer to an optional question is still bad",
    answers: { ...fine, "child.weight": "heavy", "income.own.amount": "much" },
    errors: { "child.weight": [number], "income.own.amount": [money] },
  },
  {
    sentence: "an optional amount with its frequency alone is no answer",
    answers: { ...fine, "income.own.frequency": "weekly" },
    errors: {},
  },
  {
    sentence: "required on a condition: not while it does not hold",
    answers: { ...fine, "child.count": "2" },
    errors: {},
  },
  {
    sentence: "required on a condition: while it holds",
    answers: { ...fine, "child.count": "3" },
    errors: { "child.twins": [required] },
  },
  {
    sentence: "required by what an earlier step settled",
    answers: fine,
    earlier: { strict: "yes" },
    errors: { "child.likes": [required] },
  },
  {
    sentence: "two answers to a question that takes one are an error",
    answers: { ...fine, "child.count": ["1", "2"] },
    errors: { "child.count": [repeated] },
  },
  {
    sentence: "the same answer twice is an error too",
    answers: { ...fine, "child.named": ["no", "no"] },
    errors: { "child.named": [repeated] },
  },
  {
    sentence: "a question that takes several answers takes several",
    answers: { ...fine, "child.likes": ["milk", "sleep"] },
    errors: {},
  },
  {
    sentence: "an amount given twice is an error of its question",
    answers: { ...fine, "income.own.amount": ["1", "2"] },
    errors: { "income.own": [repeated] },
  },
  {
    sentence: "fields that no question has are ignored",
    answers: {
      ...fine,
      status: "APPROVED",
      "child.__proto__": "x",
      "__proto__.polluted": "x",
      constructor: "y",
    },
    errors: {},
  },
  {
    sentence: "a value that an array is not mistaken for: brackets in texts stay texts",
    answers: { ...fine, note: "[0]." },
    errors: {},
  },
  {
    sentence: "each row is checked and its message stands under its control",
    answers: { ...fine, "siblings[0].name": "Ana", "siblings[0].age": "x", "siblings[1].name": "B4" },
    errors: {
      "siblings[0].age": [number],
      "siblings[1].name": ['Please leave out these characters: "4"'],
      "siblings[1].age": [required],
    },
  },
  {
    sentence: "an empty row that was added must be answered",
    answers: { ...fine, "siblings.rows": "1" },
    errors: { "siblings[0].name": [required], "siblings[0].age": [required] },
  },
  {
    sentence: "a good second row does not hide that the first is missing",
    answers: { ...fine, "siblings[1].name": "Ana", "siblings[1].age": "3" },
    errors: { "siblings[0].name": [required], "siblings[0].age": [required] },
  },
];

const check = (answers: Answers, earlier?: Answers) =>
  validate(family, answers, texts, formWords("en"), earlier);

describe("validating a step", () => {
  for (const { sentence, answers, earlier, errors } of cases) {
    test(sentence, () => {
      expect(check(answers, earlier).errors).toEqual(errors);
      expect(isComplete(family, answers, texts, formWords("en"), earlier)).toBe(
        Object.keys(errors).length === 0,
      );
    });
  }

  test("row numbers beyond the maximum are errors, never silently dropped [quality/access/body-limits]", () => {
    const row = (index: number) => ({ [`siblings[${index}].name`]: "Ana", [`siblings[${index}].age`]: "3" });
    const { errors } = check({ ...fine, ...row(0), ...row(1), ...row(2) });
    expect(Object.values(errors).flat()).toEqual(["Please keep to 2 or fewer"]);
    expect(Object.keys(errors)[0], "it is said at the last row there is room for").toMatch(/^siblings\[1\]/);
  });

  test("gives the pruned answers back, the bad ones as they were typed", () => {
    const { answers } = check({ ...fine, "child.name": "hidden", "child.weight": "heavy", other: "x" });
    expect(answers).toEqual({ ...fine, "child.weight": "heavy" });
  });

  test("messages are in the language of the words", () => {
    const { errors } = validate(family, { "child.count": "9" }, texts, formWords("mi"));
    expect(errors).toEqual({ "child.named": [mi.errors.required], "child.count": [mi.errors.notAnOption] });
  });

  test("one wrong answer among several is an error of its question", () => {
    expect(check({ ...fine, "child.likes": ["milk", "constructor"] }).errors).toEqual({
      "child.likes": [notAnOption],
    });
  });
});
