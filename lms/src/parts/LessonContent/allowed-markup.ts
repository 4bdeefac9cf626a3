import { createElement, type ReactNode } from 'react';

type Allowed = {
  root: string;
  /** `null` leaves an element out with everything in it. */
  elements: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  /** What the root carries where it says nothing else. */
  atRoot?: Readonly<Record<string, string>>;
};

/** The key of the root, which no child has. */
const ROOT = -1;

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function elementOf(element: Element, key: number, allowed: Allowed): ReactNode {
  if (!allowed.elements.has(element.localName)) return null;
  const attributes = Object.fromEntries(
    [...element.attributes]
      .filter(({ name, value }) => allowed.attributes.has(name) && !/url\(|javascript:/i.test(value))
      .map(({ name, value }) => [camel(name), value]),
  );
  const children = [...element.childNodes].map((child, index) =>
    child instanceof Element
      ? elementOf(child, index, allowed)
      : child.nodeType === Node.TEXT_NODE
        ? child.nodeValue
        : null,
  );
  return createElement(
    element.localName,
    { ...(key === ROOT ? allowed.atRoot : {}), ...attributes, key },
    ...children,
  );
}

/**
 * Markup as elements of an allow-list and nothing else, so that what a file holds beyond them never reaches the page.
 * Null for what cannot be read or is something else.
 */
export function allowedMarkup(
  markup: string,
  type: 'image/svg+xml' | 'application/xml',
  allowed: Allowed,
): ReactNode {
  const parsed = new DOMParser().parseFromString(markup, type);
  const root = parsed.documentElement;
  if (root.localName !== allowed.root || parsed.querySelector('parsererror')) return null;
  return elementOf(root, ROOT, allowed);
}
