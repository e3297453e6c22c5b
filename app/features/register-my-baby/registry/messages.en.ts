import { en as form } from "#app/forms/text.en.ts";

/** What the registry of births says about an application, in our words. Where the specification quotes a sentence, it is that one. */
export const registryErrors = {
  required: form.errors.required,
  characters:
    "Some of these characters cannot be used here. Please use letters, spaces, hyphens and apostrophes.",
  addressCharacters:
    "Some of these characters cannot be used here. Please use letters, numbers, spaces, slashes, hyphens and apostrophes.",
  namedCharacters:
    "The registry does not take {{characters}} here. Please leave this out, or write it in another way.",
  textCharacters: "Some of these characters cannot be used here: ~ ! @ # $ % ^ & * ( ) + = { } [ ] | : ; < >",
  futureDate: form.errors.dateInFuture,
  parentTooOld: "A parent cannot be more than 100 years old. Please check the date of birth.",
  motherTooYoung:
    "The mother must be at least 10 years older than the child. Please check the date of birth.",
  otherParentTooYoung:
    "The parent must be at least 10 years older than the child. Please check the date of birth.",
  relationshipTooYoung: "Date of event must be at least sixteen years after parent's dates of birth.",
  ethnicGroup: "This is a required field, please choose at least one ethnic group.",
  clientNumberInvalid: "This is not a valid MSD client number. Please check it.",
  clientNumberMissing: "Please give the MSD client number of at least one parent.",
  motherEmailMissing:
    "You asked for the IRD number by email to the mother. Please give her email address, or change this answer.",
  otherParentEmailMissing:
    "You asked for the IRD number by email to the other parent. Please give their email address, or change this answer.",
  nameHasRank:
    "This name seems to contain a title or rank. A registrar will look at it. Please explain why you chose the name.",
  nameMayOffend:
    "This name may cause offence. A registrar will look at it. Please explain why you chose the name.",
  sameSurname:
    "Both parents have the same surname. If one of them had another surname at birth, please give it.",
  letterCase: "Please check the capital and small letters of this name.",
  declaration: "You must agree to the declaration above.",
  duplicate:
    "It looks like this application has already been submitted. If you think that is wrong, please call 0800 22 52 52.",
  general: "An unexpected error has occurred.",
  noConnection: "Unexpected error",
} as const;
