import type { ReactNode } from "react";
import { Island } from "./island.tsx";

interface EndNoticeProps {
  label: string;
  left: number;
  /** For browsers without a script. */
  until: string;
  soon: string;
  stay: string;
  ended: string;
  again?: string;
  href: string;
  /** For when a log-in does not extend it. */
  longer?: ReactNode;
}

/** The island warns five minutes before the end, then says that it has ended. */
export function EndNotice({ label, left, until, soon, stay, ended, again, href, longer }: EndNoticeProps) {
  const link = (words: string) => (
    <a href={href} data-stay="">
      {words}
    </a>
  );
  return (
    <Island name="session">
      <section
        className="session"
        aria-label={label}
        data-session={left}
        data-most={longer ? left : Infinity}
      >
        <p>{until}</p>
        <div role="status" data-state="" />
        <template data-when="soon">
          <p>
            {soon} {longer ?? link(stay)}
          </p>
        </template>
        <template data-when="ended">
          <p>
            {ended} {again && link(again)}
          </p>
        </template>
      </section>
    </Island>
  );
}
