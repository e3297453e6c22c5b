/** The words beside numbers to call. */
export const en = {
  firstHelp: "People who can help now",
  text: "Text {{number}}",
};
