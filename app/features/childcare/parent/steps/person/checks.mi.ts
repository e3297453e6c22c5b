import type { Translation } from "#app/i18n/translation.ts";
import type { checks as en } from "./checks.en.ts";

export const checks: Translation<typeof en> = {
  parentTooOld: "E kore te matua e neke atu i te {{years}} tau te pakeke, tēnā tirohia te rā i tuhia.",
  otherName: "Tēnā tuhia he ingoa tuatahi, he ingoa whānau rānei, ko ngā mea e rua rānei.",
  preferredNumber: "Tēnā tuhia te nama pai rawa, kōwhiria rānei tētahi atu i raro nei.",
  overseas: "Tēnā tuhia he whenua o tāwāhi",
  sameClientNumber: "Me rerekē te tau kiritaki o tō hoa rangatira i tōu. Tēnā tirohia ngā tau e rua.",
  sameIrdNumber: "Me rerekē te tau IRD o tō hoa rangatira i tōu. Tēnā tirohia ngā tau e rua.",
};
