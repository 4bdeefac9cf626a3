/** The styles of a drawing's classes, by class. */
export type DrawingStyles = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The style properties that a shape or a text may have. */
const PROPERTIES = new Set(
  (
    'fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin opacity fill-opacity stroke-opacity ' +
    'font-size font-weight font-family text-anchor letter-spacing fill-rule stroke-dashoffset stroke-miterlimit ' +
    'paint-order vector-effect font-style word-spacing dominant-baseline display visibility clip-path mask'
  ).split(' '),
);
/** What cuts a shape: the only properties that may refer to something, and only within the drawing. */
const CUTS = ['clip-path', 'mask'];
const IN_THE_DRAWING = /^url\(\s*#[\w.:-]+\s*\)$/;
const HARMFUL = /[<>&"\\]|url\(|expression|javascript/i;

function declarationsOf(text: string): Map<string, string> {
  return new Map(
    text.split(';').flatMap((declaration) => {
      const [name = '', value = ''] = declaration.split(':').map((part) => part.trim());
      const isGood = CUTS.includes(name) ? IN_THE_DRAWING.test(value) : !HARMFUL.test(value);
      return PROPERTIES.has(name) && value !== '' && isGood ? [[name, value] as const] : [];
    }),
  );
}

/** Reads the class rules in the style sheets of a drawing; other rules have no effect here. */
export function readStyles(svg: string): DrawingStyles {
  const styles = new Map<string, Map<string, string>>();
  for (const [, sheet = ''] of svg.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/gi))
    for (const [, selectors = '', rules = ''] of sheet
      .replace(/\/\*[\s\S]*?\*\/|<!\[CDATA\[|\]\]>/g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g))
      for (const selector of selectors.split(',')) {
        const name = /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1];
        if (name !== undefined)
          styles.set(name, new Map([...(styles.get(name) ?? []), ...declarationsOf(rules)]));
      }
  return styles;
}

const LIGHT_WORDS: Readonly<Record<string, number>> = {
  white: 1,
  silver: 0.75,
  gray: 0.5,
  grey: 0.5,
  black: 0,
};

/**
 * The lightness of a colour, from 0 to 1; a colour not given in numbers counts as half, unless it is one of the names
 * above.
 */
function lightnessOf(colour: string): number {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  const numbers = /^rgb\(\s*(\d+)\s*,\s*(\d+)\s*,\s*(\d+)\s*\)$/i.exec(colour)?.slice(1).map(Number);
  const wide = hex?.length === 3 ? [...hex].map((sign) => sign + sign).join('') : hex;
  const [red, green, blue] = wide
    ? [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16))
    : (numbers ?? []);
  if (red === undefined || green === undefined || blue === undefined)
    return LIGHT_WORDS[colour.toLowerCase()] ?? 0.5;
  return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
}

const isInk = (value: string) => /^(?:none|currentColor|inherit)$/i.test(value);

/** White stays empty, and every other colour becomes the ink of the theme, fainter the lighter the colour was. */
function inkOf(fill: string): { fill: string; opacity: number | null } {
  if (isInk(fill)) return { fill, opacity: null };
  if (fill === 'transparent') return { fill: 'none', opacity: null };
  const lightness = lightnessOf(fill);
  if (lightness > 0.93) return { fill: 'none', opacity: null };
  return { fill: 'currentColor', opacity: lightness < 0.2 ? null : Math.round((1 - lightness) * 100) / 100 };
}

/** The styles from an element's named attributes, its classes and its style; the later of them wins. */
function saidOf(
  attributes: ReadonlyMap<string, string>,
  styles: DrawingStyles,
  names: readonly string[],
): Map<string, string> {
  const said = new Map<string, string>();
  for (const name of names) {
    const value = attributes.get(name);
    if (value !== undefined) said.set(name, value);
  }
  for (const name of (attributes.get('class') ?? '').split(/\s+/))
    for (const [property, value] of styles.get(name) ?? []) said.set(property, value);
  for (const [property, value] of declarationsOf(attributes.get('style') ?? '')) said.set(property, value);
  return said;
}

/** Whether an element is a hidden layer, invisible in the program it was drawn with. */
export function isHidden(attributes: ReadonlyMap<string, string>, styles: DrawingStyles): boolean {
  const said = saidOf(attributes, styles, ['display', 'visibility']);
  return said.get('display') === 'none' || /^(?:hidden|collapse)$/.test(said.get('visibility') ?? '');
}

/** The clip path and mask that an element refers to. */
export const cutsSaid = (
  attributes: ReadonlyMap<string, string>,
  styles: DrawingStyles,
): ReadonlyMap<string, string> => saidOf(attributes, styles, CUTS);

/** The classes, style and colours of an element as attributes. */
function shownStyleOf(attributes: ReadonlyMap<string, string>, styles: DrawingStyles): Map<string, string> {
  const said = saidOf(attributes, styles, ['fill', 'stroke', 'fill-opacity']);
  for (const name of ['display', 'visibility', ...CUTS]) said.delete(name);
  return said;
}

/** The same for a shape that is not itself visible, in its own colours. */
export function plainStyleOf(
  attributes: ReadonlyMap<string, string>,
  styles: DrawingStyles,
): ReadonlyMap<string, string> {
  return new Map([...shownStyleOf(attributes, styles)].filter(([, value]) => !HARMFUL.test(value)));
}

/** The same for a visible shape, in the ink of the theme. */
export function styleOf(
  attributes: ReadonlyMap<string, string>,
  styles: DrawingStyles,
): ReadonlyMap<string, string> {
  const said = shownStyleOf(attributes, styles);
  const fill = said.get('fill');
  if (fill !== undefined) {
    const ink = inkOf(fill);
    said.set('fill', ink.fill);
    if (ink.opacity !== null && !said.has('fill-opacity')) said.set('fill-opacity', String(ink.opacity));
  }
  const stroke = said.get('stroke');
  if (stroke !== undefined && !isInk(stroke))
    said.set('stroke', stroke === 'transparent' ? 'none' : 'currentColor');
  return said;
}
