import { createElement, type ReactNode } from 'react';

const ELEMENTS = new Set(
  'svg g path line rect circle ellipse polyline polygon text tspan title desc'.split(' '),
);
const ATTRIBUTES = new Set(
  (
    'viewBox transform d x y x1 y1 x2 y2 dx dy cx cy r rx ry width height points fill stroke stroke-width ' +
    'stroke-dasharray stroke-linecap stroke-linejoin opacity fill-opacity stroke-opacity font-size font-weight ' +
    'font-family text-anchor letter-spacing'
  ).split(' '),
);

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

function elementOf(element: Element, key: number): ReactNode {
  if (!ELEMENTS.has(element.localName) || element.localName === 'title' || element.localName === 'desc')
    return null;
  const attributes = Object.fromEntries(
    [...element.attributes]
      .filter(({ name, value }) => ATTRIBUTES.has(name) && !/url\(|javascript:/i.test(value))
      .map(({ name, value }) => [camel(name), value]),
  );
  const children = [...element.childNodes].map((child, index) =>
    child instanceof Element
      ? elementOf(child, index)
      : child.nodeType === Node.TEXT_NODE
        ? child.nodeValue
        : null,
  );
  return createElement(element.localName, { ...attributes, key }, ...children);
}

/**
 * The markup of a drawing as elements: shapes and text of an allow-list and nothing else, so that what a file holds
 * beyond them never reaches the page. Null for what is no drawing.
 */
export function drawingOf(markup: string): ReactNode {
  const parsed = new DOMParser().parseFromString(markup, 'image/svg+xml');
  const root = parsed.documentElement;
  if (root.localName !== 'svg' || parsed.querySelector('parsererror')) return null;
  return elementOf(root, 0);
}
