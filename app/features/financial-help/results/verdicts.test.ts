import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BenefitId, benefitIds, benefits } from "../benefits.ts";
import {
  alternatives,
  groupVerdicts,
  mergeVerdicts,
  readVerdicts,
  unknownQuestions,
  type Verdicts,
} from "./verdicts.ts";

const record = (id: string, rank: string, rest = {}) => ({
  id,
  rank,
  name: id,
  moreInformationLink: `https://x.nz/${id}`,
  ...rest,
});
/** Ranked the other way round than the benefits are listed. */
const metadata = benefitIds.map((id, index) => record(id, String(17 - index)));
const everything = (verdict: boolean | null): Verdicts =>
  Object.fromEntries(benefitIds.map((id) => [id, verdict]));

const minimum = "isWorkingForFamiliesMinimumFamilyTaxCredit";
const family = "isWorkingForFamiliesFamilyTaxCredit";
const inWork = "isWorkingForFamiliesInWorkTaxCredit";

describe("the groups of the results page", () => {
  test("true goes to permitted and false to forbidden, each list sorted by rank ascending [financial-help/results/groups]", () => {
    const verdicts: Verdicts = {
      isBestStart: true,
      isHomeHelp: true,
      isSoleParentSupport: false,
      isCommunityServicesCard: false,
    };
    expect(groupVerdicts(verdicts, metadata)).toEqual({
      probably: ["isHomeHelp", "isBestStart"],
      possibly: [],
      probablyNot: ["isSoleParentSupport", "isCommunityServicesCard"],
    });
  });

  test("rank is a number, not a word", () => {
    const records = [record("isBestStart", "10"), record("isHomeHelp", "9")];
    expect(groupVerdicts({ isBestStart: true, isHomeHelp: true }, records).probably).toEqual([
      "isHomeHelp",
      "isBestStart",
    ]);
  });

  test("what hangs on something that is not known is possible [financial-help/results/groups]", () => {
    expect(groupVerdicts({ isBestStart: null, isHomeHelp: true }, metadata)).toEqual({
      probably: ["isHomeHelp"],
      possibly: ["isBestStart"],
      probablyNot: [],
    });
  });

  test("neither true nor false for a benefit: it appears nowhere", () => {
    expect(groupVerdicts({}, metadata)).toEqual({ probably: [], possibly: [], probablyNot: [] });
  });

  test("a benefit without a record is still permitted, and comes last", () => {
    expect(
      groupVerdicts({ isBestStart: true, isHomeHelp: true }, [record("isHomeHelp", "5")]).probably,
    ).toEqual(["isHomeHelp", "isBestStart"]);
  });

  test("a record of nothing we know changes nothing", () => {
    expect(
      groupVerdicts({ isBestStart: true }, [...metadata, record("isSomethingNew", "1")]).probably,
    ).toEqual(["isBestStart"]);
  });
});

const listed = (verdicts: Verdicts) => {
  const { probably, possibly, probablyNot } = groupVerdicts(verdicts, metadata);
  return [...probably, ...possibly, ...probablyNot];
};
const removed: BenefitId[] = [minimum, family, "isYoungParentPayment"];

describe("what is removed from both lists", () => {
  for (const cause of ["isOrphansBenefit", "isUnsupportedChildsBenefit"] as const) {
    for (const others of [true, false]) {
      test(`${cause} permitted: minimum family and family tax credit and the young parent payment, when they are ${others} [financial-help/results/orphans]`, () => {
        const left = listed({ ...everything(others), isStudentAllowance: false, [cause]: true });
        expect(benefitIds.filter((id) => !left.includes(id) && id !== "isPaidParentalLeave")).toEqual(
          benefitIds.filter((id) => removed.includes(id)),
        );
      });
    }
  }

  for (const inWorkVerdict of [true, false]) {
    test(`isStudentAllowance permitted: the in-work tax credit, when it is ${inWorkVerdict} [financial-help/results/student]`, () => {
      expect(listed({ isStudentAllowance: true, [inWork]: inWorkVerdict, [family]: true })).not.toContain(
        inWork,
      );
      expect(listed({ isStudentAllowance: true, [inWork]: inWorkVerdict, [family]: true })).toContain(family);
    });
  }

  test.each([false, null])("nothing while the causes are %s", (verdict) => {
    const left = listed({
      ...everything(true),
      isOrphansBenefit: verdict,
      isUnsupportedChildsBenefit: verdict,
      isStudentAllowance: verdict,
    });
    expect(left).toHaveLength(17);
  });
});

describe("the forbidden list omits", () => {
  test("entries without a name [financial-help/results/omitted]", () => {
    expect(
      groupVerdicts({ isBestStart: false }, [record("isBestStart", "1", { name: "" })]).probablyNot,
    ).toEqual([]);
  });
  test("entries without a more-information link [financial-help/results/omitted]", () => {
    expect(
      groupVerdicts({ isBestStart: false }, [record("isBestStart", "1", { moreInformationLink: "" })])
        .probablyNot,
    ).toEqual([]);
  });
  test("entries without a record", () =>
    expect(groupVerdicts({ isBestStart: false }, []).probablyNot).toEqual([]));
  test("Paid Parental Leave [financial-help/results/omitted]", () => {
    expect(groupVerdicts(everything(false), metadata).probablyNot).toHaveLength(16);
    expect(groupVerdicts(everything(false), metadata).probablyNot).not.toContain("isPaidParentalLeave");
  });
  test("but Paid Parental Leave is shown when it is permitted", () => {
    expect(groupVerdicts({ isPaidParentalLeave: true }, metadata).probably).toEqual(["isPaidParentalLeave"]);
  });
});

describe("reading an answer of the rules engine", () => {
  test("there are 17 benefits, each with a variable of its own", () => {
    expect(new Set(Object.values(benefits)).size).toBe(17);
  });

  test.each([
    ["true", { "2018-08": true }, { isBestStart: true }],
    ["false", { "2018-08": false }, { isBestStart: false }],
    ["null", { "2018-08": null }, {}],
    ["a number", { "2018-08": 1 }, {}],
    ["nothing", {}, {}],
  ])("%s", (_sentence, periods, expected) => {
    expect(readVerdicts({ best_start__eligibility: periods, another_variable: { "2018-08": true } })).toEqual(
      expected,
    );
  });
});

describe("who does not know", () => {
  const one = { "applicant.age": "27", "child.requiresConstantCareAndAttention": "unknown" };
  const two = { ...one, "applicant.meetsPaidParentalLeaveEmployedRequirements": "unknown" };

  test("is asked nothing twice: answers without an unknown stand for themselves", () => {
    expect(alternatives({ "applicant.age": "27" })).toEqual([{ "applicant.age": "27" }]);
  });

  test("may mean a yes or a no", () => {
    expect(alternatives(one)).toEqual([
      { ...one, "child.requiresConstantCareAndAttention": "true" },
      { ...one, "child.requiresConstantCareAndAttention": "false" },
    ]);
  });

  test("may mean four things with two questions", () => {
    expect(alternatives(two)).toHaveLength(4);
    expect(new Set(alternatives(two).map((each) => JSON.stringify(each))).size).toBe(4);
  });

  test("is named question by question", () => {
    expect(unknownQuestions(two).sort()).toEqual(Object.keys(two).slice(1).sort());
  });
});

describe("verdicts of several possible households become one", () => {
  const rows: [string, Verdicts[], Verdicts][] = [
    ["the same everywhere: that one", [{ isBestStart: true }, { isBestStart: true }], { isBestStart: true }],
    ["refused everywhere: refused", [{ isBestStart: false }, { isBestStart: false }], { isBestStart: false }],
    ["different ones: not known", [{ isBestStart: true }, { isBestStart: false }], { isBestStart: null }],
    ["asked in one household alone: its answer", [{ isBestStart: true }, {}], { isBestStart: true }],
    ["asked nowhere: none", [{}, {}], {}],
    ["of no household: none", [], {}],
  ];
  for (const [sentence, possible, expected] of rows) {
    test(sentence, () => expect(mergeVerdicts(possible)).toEqual(expected));
  }

  test("in any order", () => {
    const verdicts = fc.dictionary(fc.constantFrom(...benefitIds), fc.boolean()) as fc.Arbitrary<Verdicts>;
    fc.assert(
      fc.property(fc.array(verdicts), (possible) => {
        expect(mergeVerdicts([...possible].reverse())).toEqual(mergeVerdicts(possible));
      }),
    );
  });
});
