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
  /** For browsers without `popover`. */
  page?: string | undefined;
}

interface PanelProps {
  name: string;
  title: string;
  children: ReactNode;
}

/** Browsers without `popover` show the link instead of the button: to the panel in the page, or to another page. */
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
