// Makes our components fit the template: links within the site are Remix's, and the elements that the template's own root renders
// (html, head, body, scripts) are left out.
import { Link } from "@remix-run/react";
import { jsx as element, jsxs as elements, Fragment } from "react/jsx-runtime";

const nothing = () => null;
const inside = { html: Fragment, body: Fragment, head: nothing, script: nothing };

const made = (make) => (type, props, key) => {
  if (inside[type]) return make(inside[type], { children: props.children }, key);
  if (type !== "a" || !props.href?.startsWith("/")) return make(type, props, key);
  const { href, ...others } = props;
  return make(Link, { ...others, to: href }, key);
};

export { Fragment };
export const jsx = made(element);
export const jsxs = made(elements);
