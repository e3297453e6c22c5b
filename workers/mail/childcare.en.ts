export const en = {
  hello: (name: string) => (name ? `<mi>Kia ora</mi> ${name},` : "<mi>Kia ora</mi>,"),
  ask: {
    subject: "Childcare Subsidy: please fill in your part",
    remindSubject: "Reminder: a family is waiting for your part of the Childcare Subsidy",
    asks: "A family that applies for the Childcare Subsidy told us that they use your service. They can only send their application to Work and Income when you have filled in your part: whether the enrolment is right, the hours and the fees.",
    reminds:
      "Five days ago we asked you to fill in your part of a Childcare Subsidy application. The family is still waiting for it.",
    open: "Fill in your part",
    how: (until: string) =>
      `It takes about five minutes and you do not need to log in. The link is for your service alone and works until ${until}.`,
    noChange:
      "Opening the link changes nothing. You can stop and come back as often as you like until you send it.",
    why: (service: string) =>
      `A family gave us this address for ${service}. Is it not yours? Then you need do nothing.`,
  },
  receipt: {
    subject: "Childcare Subsidy: we have your part",
    thanks: "Thank you. We have received your part of a Childcare Subsidy application and told the family.",
    ended:
      "The link that we sent you no longer works. If the family changes what they told us about their enrolment with you, we will write to you again.",
    why: (service: string) => `This was sent to the address that a family gave us for ${service}.`,
  },
  sent: {
    subject: "Your Childcare Subsidy application is with the early learning services",
    body: "We have asked every early learning service in your application to fill in their part. We will write to you when they have answered.",
    where: "On the page of your application you see whom we wrote to, and can have it sent again.",
    open: "See your application",
  },
  answered: {
    partSubject: "An early learning service has filled in its part of your application",
    part: "One of the early learning services in your Childcare Subsidy application has filled in its part. We are waiting for the others.",
    readySubject: "Your Childcare Subsidy application is ready to be sent to Work and Income",
    ready:
      "The early learning services have filled in their parts. Your application is not sent yet: please add your documents and send it to Work and Income.",
    readyOpen: "Add documents and send it",
    refusedSubject: "Your Childcare Subsidy application has come back to you",
    refused:
      "An early learning service has not approved your application. You will need that approval to submit to Work and Income. Your application has been returned to a draft state.",
    notRegistered: "The service told us that it is not approved, or has no client number.",
    notAttending:
      "The service told us that not every child in your application is enrolled there. Please enrol the child with the service, or change your application.",
    open: "See your application",
  },
  lapse: {
    subject: "Your Childcare Subsidy application will be deleted soon",
    body: (day: string) =>
      `You have not changed your Childcare Subsidy application for some time. It has not been sent to Work and Income. We delete it on ${day}, with everything that was added to it.`,
    keep: "To keep it for another 30 days, open it and save any step again.",
    open: "Open your application",
  },
  submitted: {
    subject: "Your Childcare Subsidy application was sent to Work and Income",
    body: "We have sent your Childcare Subsidy application with its documents to Work and Income. They will contact you about it.",
    contact: "Contact Work and Income",
  },
  inThisLanguage: "Read this in English",
  whyParent: "You get this because you apply for the Childcare Subsidy on Tīmata.",
};
