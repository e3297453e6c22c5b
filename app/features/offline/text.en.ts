/** The page in place of one that cannot be had without a connection. */
export const en = {
  title: "No internet connection",
  body: "This page is not kept on your device, and we cannot get it just now. If you can still make a call, people are there to help.",
  again: "Try again",
  lines: "People who can help",
  pages: "Pages you can read now",
  kept: "Your browser keeps pages of our guide that you have read, for 30 days. Quick exit takes them away.",
  copy: "You have no internet connection. This is the page as it was on {{day}}.",
};
