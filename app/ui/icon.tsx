const shapes = {
  language: "M5 20 12 7l7 13M8 15h8M8 3h8",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21",
  menu: "M4 6h16M4 12h16M4 18h16",
  stages:
    "M4 20v-4M4 17c0-2 1-3 3-3 0 2-1 3-3 3zM11 20v-9M11 15c0-2 1-4 4-4 0 3-2 4-4 4zM18 20V5M18 9c0-3 1-5 4-5 0 3-1 5-4 5zM18 14c0-3-1-4-4-4 0 2 1 4 4 4z",
  sections: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01",
  close: "M6 6l12 12M18 6 6 18",
  profile: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20c1-4 4.5-5.5 8-5.5s7 1.5 8 5.5",
  toDo: "M4 6.5l2 2 3.5-4M4 14.5l2 2 3.5-4M13 7h7M13 15h7",
  info: "M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 11v5M12 8h.01",
};

export type IconShape = keyof typeof shapes;

export function Icon({ shape }: { shape: IconShape }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[shape]} />
    </svg>
  );
}
