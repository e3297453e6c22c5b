import { drawn, type SceneName, scenes } from "./scenes.ts";

interface PeopleProps {
  scene: SceneName;
  /** Without it the picture is silent. */
  label?: string;
  isBeside?: boolean;
}

/** Drawn by `figure.ts`: no picture of a real person, and nothing that belongs to somebody. */
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
