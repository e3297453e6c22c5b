const shapes = {
  language: "M5 20 12 7l7 13M8 15h8M8 3h8",
  search: "M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.5 15.5 21 21",
  menu: "M4 6h16M4 12h16M4 18h16",
  stages: "M12 21v-8M12 14c0-5-3-8-8.5-8c0 5.5 3 8 8.5 8zM12 17c0-4 2.5-6.5 8-6.5c0 4.5-2.5 6.5-8 6.5z",
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
