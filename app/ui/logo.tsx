/** The mark of the site: a seedling breaking ground in front of a rising sun. */
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
      <circle cx="20" cy="20" r="20" fill="#f6c667" />
      <path d="M2.6 30A20 20 0 0 0 37.4 30Z" fill="#17403f" />
      <path
        d="M20 30V19M20 21C20 14 14 11 9 11c0 6 4 10 11 10ZM20 18c0-6 4-9 10-9 0 6-4 9-10 9Z"
        fill="#2f7d5b"
        stroke="#17403f"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
