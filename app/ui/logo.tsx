/** A seedling before the rising sun; the horizon is the macron of the name. */
export function Logo() {
  return (
    <svg className="logo-mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path d="M7 29a17 17 0 1 1 26 0z" fill="#f6c343" />
      <path
        d="M20 29V18m0 4c0-5-4-8.5-10.5-8.5 0 5.5 4 8.5 10.5 8.5zm0-3c0-6.5 4-10.5 10-10.5 0 6.5-4 10.5-10 10.5z"
        fill="#17403f"
        stroke="#17403f"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <rect x="2" y="31" width="36" height="4" rx="2" fill="currentColor" />
    </svg>
  );
}
