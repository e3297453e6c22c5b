export const reviewPage = {
  submit: "Submit application",
  submitToAgency: "Submit application to MSD",
  checking: "Checking your application ...",
};
