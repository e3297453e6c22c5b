export const reviewPage = {
  lead: "Nothing is sent until you press ‘Register this birth’. You can change any answer until then.",
  submit: "Register this birth",
  checking: "Checking your application ...",
  summary: "In short",
  printed: {
    title: "The name as it will be printed",
    body: "Please check every letter, macron and hyphen.",
  },
  titles: {
    title: "How the parents are called",
    body: "On the birth certificate the parents stand under these titles: {{Mother}} and {{Other}}. They follow from what you told us about the other parent. To change them, change your answers there.",
    bodyAlone:
      "On the birth certificate the mother stands under this title: {{Mother}}. No other parent is named in this registration.",
    change: "Change the answers about the other parent",
  },
  twoParents:
    "We declare that the information given here is true and complete as far as we know, that we both agree to it, and that we may register this birth.",
  noConnection: {
    title: "Sorry!",
    body: "We cannot connect to the registration service right now. Your birth registration was not sent. All your answers are still here. Please try again in a few minutes.",
    again: "Try again",
  },
  uncertain: {
    body: "The registration service did not answer, so we cannot tell whether your registration has arrived. All your answers are still here. Press ‘Register this birth’ again to find out: it is registered only once.",
    changed:
      'If you change an answer now, what you have sent already still counts. Once you have the reference number, the registry can correct it: call <a href="tel:0800225252">0800 22 52 52</a>.',
  },
  duplicate: {
    title: "It looks like this birth is registered already",
    body: 'Maybe the other parent has registered it. There is nothing to correct and nothing more to send: with another spelling of the name your baby would be registered twice. If you need the reference number, call <a href="tel:0800225252">0800 22 52 52</a>.',
  },
  tooOften:
    "You have sent this registration many times in a short while. Nothing is lost. Please wait {{minutes}} minutes and press ‘Register this birth’ again.",
  refused: {
    title: "Something needs to be corrected",
    intro: "The registry has checked your answers. Please change these, then come back here.",
  },
  warned: {
    title: "Please have another look",
    intro: "The registry has checked your answers. These do not stop you from registering.",
  },
  bestStartEarlier: "before 1 July 2018 - not eligible",
  taxAccount: {
    title: "Your myIR account",
    success: "The username {{username}} is reserved for the caregiver’s myIR account.",
    new: "You have chosen not to set up a myIR account now. You can do that with Inland Revenue at any time.",
    "has-logon": "The caregiver already has a myIR account, so none is set up here.",
    "msd-client":
      "The caregiver gets a benefit from the Ministry of Social Development, so no myIR account is set up here.",
    "wff-client":
      "The caregiver already gets Working for Families payments, so no myIR account is set up here.",
    unknown:
      "You do not know yet who the caregiver will be. They can apply for Best Start and a myIR account later.",
    other:
      "Inland Revenue will call the caregiver you named about Best Start. They can set up a myIR account then.",
    ineligible:
      "From your answers the caregiver is not entitled to Best Start, so no myIR account is set up here.",
    "bestStart-no": "You do not want to apply for Best Start now, so no myIR account is set up here.",
    unavailable:
      "The option to set up a myIR account is unavailable at the moment. You can set one up with Inland Revenue later.",
  },
} as const;
