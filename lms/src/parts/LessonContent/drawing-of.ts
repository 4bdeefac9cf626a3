import type { ReactNode } from 'react';
import { allowedMarkup } from './allowed-markup.ts';

const SHAPES = {
  root: 'svg',
  elements: new Set('svg g path line rect circle ellipse polyline polygon text tspan'.split(' ')),
  attributes: new Set(
    (
      'viewBox transform d x y x1 y1 x2 y2 dx dy cx cy r rx ry width height points fill stroke stroke-width ' +
      'stroke-dasharray stroke-linecap stroke-linejoin opacity fill-opacity stroke-opacity font-size font-weight ' +
      'font-family text-anchor letter-spacing fill-rule stroke-dashoffset stroke-miterlimit paint-order vector-effect font-style word-spacing dominant-baseline'
    ).split(' '),
  ),
  /** Shapes without a colour are drawn in the theme's ink colour, also in courses published long ago. */
  atRoot: { fill: 'currentColor' },
};

/** Returns a drawing's markup as elements: shapes and text, nothing else. Null if it is not a drawing. */
export const drawingOf = (markup: string): ReactNode => allowedMarkup(markup, 'image/svg+xml', SHAPES);
