import type { ReactNode } from 'react';
import { allowedMarkup } from './allowed-markup.ts';

const MATH = {
  root: 'math',
  elements: new Set(
    (
      'math mrow mi mo mn mtext mspace ms mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup munder ' +
      'mover munderover mmultiscripts mprescripts mtable mtr mtd semantics'
    ).split(' '),
  ),
  attributes: new Set(
    (
      'xmlns display displaystyle scriptlevel mathvariant stretchy fence separator symmetric lspace rspace largeop ' +
      'movablelimits minsize maxsize accent accentunder form width height depth voffset linethickness columnalign ' +
      'columnspan rowspan'
    ).split(' '),
  ),
};

/** Returns presentation MathML as elements, nothing else. Null if it is not a formula. */
export const formulaOf = (markup: string): ReactNode => allowedMarkup(markup, 'application/xml', MATH);
