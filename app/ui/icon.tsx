const shapes = {
  language: "M4 4h16v12h-9l-5 4v-4H4zM8 8.5h8M8 12h5",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21",
  menu: "M4 6h16M4 12h16M4 18h16",
  stages: "M4 19h4v-5H4zM10 19h4V9h-4zM16 19h4V4h-4z",
  sections: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  close: "M6 6l12 12M18 6 6 18",
  profile: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20c1-4 4.5-5.5 8-5.5s7 1.5 8 5.5",
  toDo: "M4 6.5l2 2 3.5-4M4 14.5l2 2 3.5-4M13 7h7M13 15h7",
  info: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 11v5M12 8h.01",
};

export type IconShape = keyof typeof shapes;

export function Icon({ shape }: { shape: IconShape }) {
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
