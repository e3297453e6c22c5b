import type { ReactNode } from "react";
import { wordsOf } from "#app/i18n/words.ts";
import { Icon, type IconShape } from "./icon.tsx";
import { keep } from "./keep.tsx";
import { useAddress, usePage } from "./page-context.tsx";

const shellWords = wordsOf("i18n");

interface OpenerProps {
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
  /** A field in it takes the focus, not its close button. */
  hasFocus?: boolean;
  children: ReactNode;
}

/** A modal dialog; browsers that do not know `command` open it as a popover. */
export const opens = (name: string) => ({ popovertarget: name, command: "show-modal", commandfor: name });

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
      <button type="button" className={`${className} opens`} {...opens(name)}>
        {face}
      </button>{" "}
      <a className={`${className} leads`} href={page ? to(page) : `#${name}`}>
        {face}
      </a>
    </>
  );
}

/** Blocks the rest of the page, so the quick exit stands in it too. */
export function DrawerPanel({ name, title, hasFocus = false, children }: PanelProps) {
  return (
    <dialog
      className="drawer"
      id={name}
      aria-labelledby={`${name}-title`}
      {...{ popover: "auto", closedby: "any" }}
    >
      <Head className="drawer-head" of={heads} details={{ name, title, hasFocus }} />
      {children}
    </dialog>
  );
}

const heads = {};
const Head = keep<typeof heads, { name: string; title: string; hasFocus: boolean }>(
  "div",
  ({ details: { name, title, hasFocus } }) => {
    const { language, quickExit } = usePage();
    const t = shellWords(language);
    return (
      <>
        <p className="drawer-title" id={`${name}-title`}>
          {title}
        </p>
        <a className="drawer-exit" href="/quick-exit" data-quick-exit={quickExit} rel="nofollow">
          {t("quickExit/link")}
        </a>
        <button
          type="button"
          className="opens close"
          {...{ popovertarget: name, popovertargetaction: "hide", command: "close", commandfor: name }}
          aria-label={`${t("close")}: ${title}`}
          autoFocus={!hasFocus}
        >
          <Icon shape="close" />
        </button>
        <a className="leads close" href="#main">
          {t("close")}
        </a>
        <p role="status" className="visually-hidden" data-exit-status="" />
      </>
    );
  },
);
