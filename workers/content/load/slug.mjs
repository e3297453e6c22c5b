/** The last part of a stage's or page's address: its English name in lower case with dashes. */
export function slug(name) {
  return name
    .replace(/<[^>]*>/g, "")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
