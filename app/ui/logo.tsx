/** The mark of the site: a seedling in front of the rising sun, on a horizon that is the macron of the name. */
export function Logo() {
  return (
    <svg
      className="logo-mark"
      viewBox="0 0 40 40"
      width="40"
      height="40"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M5 29a15 15 0 0 1 30 0z" fill="#f6c343" />
      <path
        d="M20 29v-8c0-5-4-7.5-9-7.5 0 5 3.5 8 9 8 0-7 4-10.5 9.5-10.5 0 6-3.5 10-9.5 10"
        fill="#17403f"
        stroke="#17403f"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <rect x="1" y="30" width="38" height="4.5" rx="2.25" fill="#fff" />
    </svg>
  );
}
