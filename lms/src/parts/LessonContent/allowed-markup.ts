import { createElement, type ReactNode } from 'react';

type Allowed = {
  root: string;
  /** `null` omits an element with everything in it. */
  elements: ReadonlySet<string>;
  attributes: ReadonlySet<string>;
  /** Default attributes of the root, used if it does not set them itself. */
  atRoot?: Readonly<Record<string, string>>;
};

/** The key of the root, which no child can have. */
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
 * Returns markup as elements of an allow-list and nothing else, so that other content of a file never reaches the page.
 * Null for unreadable or different markup.
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
