const shapes = {
  language: "M4 4h16v12h-9l-5 4v-4H4zM8 8.5h8M8 12h5",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21",
  menu: "M4 6h16M4 12h16M4 18h16",
};

/** A line drawing beside a word; it says nothing that the word does not. */
export function Icon({ shape }: { shape: keyof typeof shapes }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={shapes[shape]} />
    </svg>
  );
}
