export const reviewPage = {
  lead: "Please check what you told us. Nothing is sent until you press the button at the end of this page.",
  submit: "Submit application",
  submitToAgency: "Submit application to MSD",
  checking: "Checking your application ...",
  next: {
    NEW: "Your application goes to the early learning services first. Each fills in its part, then you send everything to the Ministry of Social Development (MSD) with your documents.",
    REJECTED:
      "When you have corrected what was wrong, send your application again. It goes to the early learning services whose approval is missing.",
    APPROVED:
      "All early learning services have approved your application. On the next page you add your documents and send it to the Ministry of Social Development (MSD).",
  },
  pending:
    "Your application is pending with an Early Learning Service(s): {{names}}. We will email you when they have completed their review.",
  returned:
    "An Early Learning Service has not approved your application. You will need that approval to submit to Work and Income. Your application has been returned to a draft state.",
  stale:
    "You have changed something that an early learning service has answered about. Its answer no longer counts, and we ask it again when you send your application.",
  services: "Your early learning services: whom we wrote to, and what you can do",
  locked: {
    PENDING_REVIEW:
      "The children and their services cannot be changed while your application is with them. All else can.",
    APPROVED:
      "Your early learning services have approved what stands here about the children. To change the children or their services, take your application back first. All else can be changed.",
  },
  failed: {
    title: "There was an error submitting this application.",
    body: "Nothing was sent, and all your answers are saved. Please try again in a few minutes.",
  },
};
