import type { ReactNode } from "react";
import { shellWords } from "#app/i18n/shell.ts";
import { Icon, type IconShape } from "./icon.tsx";
import { useAddress, usePage } from "./page-context.tsx";

interface OpenerProps {
  /** Also the id of the panel. */
  name: string;
  label: string;
  icon: IconShape;
  className?: string | undefined;
  /** A page with the same on it: there browsers that do not know panels are led. */
  page?: string | undefined;
}

interface PanelProps {
  name: string;
  title: string;
  children: ReactNode;
}

/**
 * What opens a panel at the side of the page; the panel stands further on. The browser does it all: opening one closes the others,
 * Escape and a click outside close it. Browsers that do not know `popover` follow the link beside the button to the panel in the
 * page, or to the page that a panel with a form has of its own.
 */
export function DrawerOpener({ name, label, icon, className = "tool", page }: OpenerProps) {
  const to = useAddress();
  const face = (
    <>
      <Icon shape={icon} />
      <span>{label}</span>
    </>
  );
  return (
    <>
      <button type="button" className={`${className} opens`} {...{ popovertarget: name }}>
        {face}
      </button>{" "}
      <a className={`${className} leads`} href={page ? to(page) : `#${name}`}>
        {face}
      </a>
    </>
  );
}

export function DrawerPanel({ name, title, children }: PanelProps) {
  const t = shellWords(usePage().language);
  return (
    <div className="drawer" id={name} {...{ popover: "auto" }}>
      <div className="drawer-head">
        <p className="drawer-title">{title}</p>
        <button
          type="button"
          className="opens close"
          {...{ popovertarget: name, popovertargetaction: "hide" }}
          aria-label={`${t("close")}: ${title}`}
        >
          <Icon shape="close" />
        </button>
        <a className="leads close" href="#main">
          {t("close")}
        </a>
      </div>
      {children}
    </div>
  );
}
