const en = {
  subject: "Please confirm your e-mail address",
  greeting: "<mi>Kia ora</mi>,",
  asks: "This address was given on Tīmata, for reminders. Please tell us that it is yours: open the page and press the button. You can do so for 7 days.",
  open: "Confirm this address",
  inThisLanguage: "In English",
  notYou: "Was it not you? Then you need do nothing, and nothing more will come.",
};

const mi: typeof en = {
  subject: "Tēnā, whakaūngia tō wāhitau īmēra",
  greeting: "Kia ora,",
  asks: "I tukuna mai tēnei wāhitau ki Tīmata mō ngā whakamaumahara. Tēnā, kī mai nāu tēnei wāhitau: huakina te whārangi, ka pēhi ai i te pātene. E 7 ngā rā ka taea ai tēnei.",
  open: "Whakaūngia tēnei wāhitau",
  inThisLanguage: "I te reo Māori",
  notYou:
    "Ehara nāu te tono? Kāore he take kia mahi koe i tētahi mea, ā, kāore he karere atu anō ka tae atu.",
};

export const confirmationWords = { en, mi };
