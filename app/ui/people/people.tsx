import { drawn, type SceneName, scenes } from "./scenes.ts";

interface PeopleProps {
  scene: SceneName;
  /** What the picture tells; without it, it is silent. */
  label?: string;
  /** At the side of a title. */
  isBeside?: boolean;
}

/** People of the whānau that the site is for, drawn by `figure.ts`: no picture of anybody, and nothing that belongs to somebody. */
export const People = ({ scene, label, isBeside = true }: PeopleProps) => (
  <svg
    className={isBeside ? "people people-beside" : "people"}
    viewBox={`0 0 ${scenes[scene].box.join(" ")}`}
    fill="none"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn from our own numbers, never from a request.
    dangerouslySetInnerHTML={{ __html: drawn(scene) }}
  />
);
