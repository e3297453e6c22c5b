export const supervisorsText = {
  short: "Your application is with the services",
  title: "Your application is with the early learning services",
  titleMi: "Kei ngā ratonga kōhungahunga tō tono",
  titleOf: {
    NEW: "Your application and the early learning services",
    REJECTED: "Your application has come back to you",
    APPROVED: "The early learning services have approved your application",
  },
  lead: "We sent your application to {{names}}, so that they can complete their section.",
  mail: "We sent you an email too. You will get another one when a service has answered.",
  notYet:
    "It has not gone to Work and Income yet. You send it there with your documents when every service has approved it.",
  ready:
    "Every service has approved your application. Now add your documents and send it to Work and Income.",
  toUploads: "Add documents and send it",
  toReview: "See your application",
  services: "Your early learning services",
  state: {
    waiting: "We wrote to {{address}} on {{time}}. There is no answer yet.",
    approved: "Approved on {{time}}.",
    refused: "Not approved, {{time}}.",
    stale:
      "It answered on {{time}}, but you have changed what it was asked about since. Its answer no longer counts: when you send your application again, we ask it again.",
    "not-asked": "There is no answer yet. We ask this service when you send your application.",
  },
  stillCounts: "This approval stays valid as long as you change nothing about the children at this service.",
  reason: {
    NOT_REGISTERED:
      "The service told us that it is not approved, or has no client number. Please ask there, or choose another service.",
    NOT_ALL_CHILDREN_ATTEND:
      "The service told us that a child in your application is not enrolled there. Please enrol the child with the service, or change your application.",
  },
  reminder: "If there is no answer after 5 days, we remind them once.",
  again: "Send it again",
  correct: "Correct the address",
  show: "Show a code at the service",
  takeBack: {
    title: "Change your application",
    body: {
      PENDING_REVIEW:
        "While the services have it you can change everything but the children and their services. To change those too, take it back. The links that we mailed then end, and the services that your changes are about are asked again. Approvals that your changes are not about stay valid.",
      APPROVED:
        "You can still change everything but the children and their services. To change those too, take it back. The services that your changes are about are then asked again. Approvals that your changes are not about stay valid.",
    },
    button: "Take it back to change it",
  },
  done: {
    "sent-again": "We have written to the service again.",
    corrected:
      "We have corrected the address and written to the service there. The link that we mailed before no longer works.",
  },
  changed:
    "That can no longer be done: the service has answered meanwhile, or your application was changed in another window. This is how it stands now.",
  failed: "Sorry, that could not be done just now. Nothing has changed. Please try again in a few minutes.",
  tooOften: "We send at most 5 mails an hour for an application. Please try again in {{minutes}} minutes.",
  address: {
    short: "Correct an address",
    title: "Correct the address of {{name}}",
    companion: "Whakatikahia te wāhitau",
    body: "We write to {{address}} now. The link that we mailed there stops working, and we mail a new one to the address that you enter. None of your answers is lost.",
    label: "Email address of the service",
    missing: "Please provide the Early Learning Service's email address",
    button: "Correct it and send the mail",
  },
  code: {
    short: "A code to show",
    title: "Code for {{name}}",
    companion: "Waehere",
    lead: "Has the mail not arrived? Show this page at the service. With the camera of a phone or tablet the picture opens the page for the code.",
    picture: "QR code: leads to the page where the service enters the birth date",
    typed: "Or they open this address and type the code:",
    with: "They also enter the birth date of a child who goes there.",
    sees: "They see the children’s names and birth dates and the hours that you told us for this service. They see nothing of your income, your address or your partner.",
    until: "It works until {{day}}, and ends when they have sent their part.",
  },
  back: "Back to your services",
  answers: {
    title: "What the services told us",
    none: "Could not retrieve data",
    stale: "You have changed what this service was asked about since. Its answer no longer counts.",
    supervisor: "Filled in by",
    swn: "Client number of the service",
    holding: "Holding or absence fee",
    attending: "Enrolled",
    hours: "Hours of care a week",
    twenty: "Hours of 20 Hours ECE a week",
    start: "Care start date",
    hourly: "Fee per hour",
    weekly: "Fee per week",
    homeBased: "Home-based care",
    topUp: "Top-up charged",
    topUpHourly: "Top-up per hour",
    topUpStart: "Top-up start date",
    yes: "Yes",
    no: "No",
  },
};
