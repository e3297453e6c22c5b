import { Island } from "./island.tsx";

interface EndNoticeProps {
  label: string;
  /** Milliseconds. */
  left: number;
  /** Says the time, for browsers without a script. */
  until: string;
  soon: string;
  /** The link that makes it longer. */
  stay: string;
  ended: string;
  again?: string;
  href: string;
  /** Where opening any page makes it longer: what was typed is saved first. */
  stayHref?: string;
}

/** When something ends; the island warns two minutes before, and then says that it has ended. */
export function EndNotice({ label, left, until, soon, stay, ended, again, href, stayHref }: EndNoticeProps) {
  const link = (words: string) => (
    <a href={href} data-stay="">
      {words}
    </a>
  );
  const longer = stayHref ? (
    <a href={stayHref} data-stay="stay">
      {stay}
    </a>
  ) : (
    link(stay)
  );
  return (
    <Island name="session">
      <section className="session" aria-label={label} data-session={left} data-idle={stayHref && left}>
        <p>{until}</p>
        <div role="status" />
        <template data-when="soon">
          <p>
            {soon} {longer}
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
