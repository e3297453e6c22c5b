import { expect, test } from "vitest";
import { files, read } from "#workers/local/imports.mjs";

/** All English texts of the site; other tests look at where they are shown. */
const texts = files
  .filter((file) => /^(app|workers)\/.*\.en\.(ts|json)$/.test(file))
  .map(read)
  .join("\n");

const rows: [rule: string, ...sentences: string[]][] = [
  [
    "Who may register alone [birth/landing/who]",
    "Every birth in New Zealand must be registered by law.",
    "Both parents normally fill in the form together. One parent need not take part if they:",
    "have died",
    "are missing",
    "are of unsound mind",
    "are medically unable to",
    "are overseas and you do not know how to reach them",
    "are a danger to you or your child",
  ],
  ["The landing page says how long it takes [birth/landing/minutes]", "The form takes about 20 minutes."],
  ["A draft is saved [birth/drafts/saved]", "Your birth registration form has been saved as a draft."],
  [
    "A draft does not open [birth/drafts/not-found]",
    "Unfortunately there was a problem retrieving your saved draft. You’ll need to start again.",
  ],
  [
    "What stillbirth and miscarriage are [birth/relationship/help]",
    "the child weighed 400 g or more, or was born after the 20th week of pregnancy",
    "The loss of a pregnancy before 20 weeks is a miscarriage",
    "Two people who live together as a couple, but are not married to each other or in a civil union.",
  ],
  [
    "While details of a tax account are checked [birth/wizard/please-wait]",
    "Please wait ...",
    "Checking details...",
    "Checking your application ...",
  ],
  [
    "Buttons of the tax account [birth/tax-account/available] [birth/tax-account/skip]",
    "Check if available",
    "Skip this step",
  ],
  [
    "When a password comes [registered/confirmation/next]",
    "sends you a temporary password by email within 6 days",
  ],
  [
    "The finder of services [site/services/heading] [site/services/controls]",
    "Services near me",
    "Choose a category and enter your location to find services and support closest to you.",
    "Please select a category",
    "Start typing an address",
  ],
  [
    "What is missing [site/services/missing]",
    "Please select a service category and enter an address",
    "Please select a service category",
    "Please enter an address",
  ],
  ["The results of the finder [site/services/views]", "Closest results near you", "List view", "Map view"],
  ["Nothing can be loaded [site/services/unable-to-load]", "Unable to load", "Please try again shortly."],
  ["Under Māori names [site/names/footnote]", "* Variations of this name can be found in the link below."],
  [
    "A search that failed [site/search/failure]",
    "We're sorry there seems to have been an error, please try your search again.",
  ],
  [
    "Content that cannot be had [site/errors/content]",
    "Sorry, we are unable to retrieve the content at the moment. Please try again shortly.",
  ],
  ["A map that fails [site/services/no-map]", "Sorry, the location service is not currently available."],
  [
    "The financial help tool is unavailable [financial-help/results/unavailable]",
    "Sorry! The financial help tool is currently unavailable. Right now we're working on getting back online as soon as possible. Thank you for your patience - please ",
  ],
  [
    "Groups of the results [financial-help/results/groups]",
    "You're probably eligible for",
    "You're possibly eligible for",
    "You're probably not eligible for",
  ],
  [
    "What words of the questionnaire mean [financial-help/questions/definitions]",
    "means it is likely to last more than 2 years",
    "work of 15 hours or more a week",
    "works more than 30 hours a week on average",
    "likely to need it for more than 12 months",
  ],
  [
    "The leave checker [financial-help/leave/start] [financial-help/leave/heading]",
    "See if you can get Paid Parental Leave",
    "Check your eligibility to make up for lost income when you have a new baby.",
    "What is your current situation?",
  ],
  [
    "Who cannot apply for the Childcare Subsidy [childcare/entry/messages]",
    "You need to be a permanent resident or citizen with the intention of remaining in New Zealand.",
    "You need to be the main carer of the child(ren) this subsidy covers.",
    "Your child needs to be receiving childcare from an approved programme for at least 3 hours per week to receive the Childcare Subsidy.",
    "Still think you are eligible?",
  ],
  [
    "An application cannot be created [childcare/entry/not-created]",
    "There was an error creating a new application.",
  ],
  [
    "Buttons of the application's review [childcare/status/submit]",
    "Submit application",
    "Submit application to MSD",
  ],
  ["A service has not answered [childcare/status/supervisor-answers]", "Could not retrieve data"],
  [
    "Documents that are refused [childcare/documents/type-and-size]",
    "Uploaded documents need to be either a pdf, a jpg, or a png. No other formats are allowed.",
    "Uploaded documents need to be 3MB or less in size.",
  ],
  [
    "The declaration of the documents [childcare/documents/declaration]",
    "You cannot submit your application without agreeing to this declaration.",
  ],
  [
    "A link that has ended [childcare/supervisor/ended]",
    "This Childcare Subsidy application is no longer available.",
  ],
  [
    "A registration is free [birth/landing/free]",
    "Registering is free. A birth certificate costs extra, and you do not have to order one.",
  ],
  [
    "What to know before an application [childcare/landing/advice]",
    "Apply 3 to 4 weeks before your child starts",
    "proof of wages for the last 52 weeks",
  ],
];

test.each(rows)("%s", (_, ...sentences) => {
  expect(sentences.filter((sentence) => !texts.includes(sentence))).toEqual([]);
});
