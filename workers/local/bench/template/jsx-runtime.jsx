// What our components are made with in the template's place: links within the site are Remix's, and what the template's own root
// draws (html, head, body, scripts) is left to it.
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
