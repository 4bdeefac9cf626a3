import type { Report } from './course-package-error.ts';
import { readCuts } from './drawing-cuts.ts';
import { type DrawingStyles, isHidden, plainStyleOf, readStyles, styleOf } from './drawing-styles.ts';

const ELEMENTS = new Set(
  'svg g path line rect circle ellipse polyline polygon text tspan title desc'.split(' '),
);
/** Invisible elements that a drawing program leaves in a file: removed with everything inside. */
const DROPPED = new Set(
  'style defs metadata namedview linearGradient radialGradient pattern clipPath mask marker filter symbol'.split(
    ' ',
  ),
);
/** Wrappers around shapes that have no effect of their own. */
const UNWRAPPED = new Set(['a', 'switch']);
const ATTRIBUTES = new Set(
  (
    'xmlns viewBox role aria-label transform d x y x1 y1 x2 y2 dx dy cx cy r rx ry width height points ' +
    'fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin opacity fill-opacity ' +
    'stroke-opacity font-size font-weight font-family text-anchor letter-spacing ' +
    'fill-rule stroke-dashoffset stroke-miterlimit paint-order vector-effect font-style word-spacing dominant-baseline'
  ).split(' '),
);
const TAG = /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** What precedes the drawing or separates its parts; none of it is drawn. */
const UNSEEN = /<\?[\s\S]*?\?>|<!--[\s\S]*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>/gi;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

type Attributes = Map<string, string>;

const PARTS_OF_A_CUT = new Set('g path line rect circle ellipse polyline polygon'.split(' '));

/** Elements that are filled black unless a colour is given. */
const FILLED = new Set('path rect circle ellipse polyline polygon text tspan'.split(' '));

function attributesOf(text: string): Attributes {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', one, other]) => [name, one ?? other ?? '']),
  );
}

/** Pixels per unit in which a drawing may declare its size. */
const UNITS: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

function pixelsOf(length: string | undefined): number {
  const [, number, unit = ''] = /^\s*(\d*\.?\d+)\s*([a-z]*)\s*$/i.exec(length ?? '') ?? [];
  return Math.round(Number(number) * (UNITS[unit.toLowerCase()] ?? Number.NaN) * 100) / 100;
}

/** The size that a drawing declares. */
function boxOf(attributes: Attributes): { box: string; width: number; height: number } | null {
  const [x, y, width, height] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (x !== undefined && y !== undefined && width && height && [x, y, width, height].every(Number.isFinite))
    return { box: `${x} ${y} ${width} ${height}`, width, height };
  const [wide, high] = [pixelsOf(attributes.get('width')), pixelsOf(attributes.get('height'))];
  return wide > 0 && high > 0 ? { box: `0 0 ${wide} ${high}`, width: wide, height: high } : null;
}

const allowed = (attributes: Attributes) =>
  [...attributes].filter(([attribute]) => ATTRIBUTES.has(attribute));

/** The shapes of a clip path or a mask, in their own colours; faults are found when the whole file is read. */
function shapesOf(inside: string, styles: DrawingStyles): string {
  let out = '';
  let hasShape = false;
  for (const [, slash, name = '', given = '', selfClosed = ''] of inside.matchAll(TAG)) {
    if (!PARTS_OF_A_CUT.has(name)) continue;
    if (slash) out += `</${name}>`;
    else {
      const attributes = attributesOf(given);
      const all = [...allowed(attributes), ...plainStyleOf(attributes, styles)];
      hasShape ||= name !== 'g';
      out += startOf(name, new Map(all.filter(([, value]) => !/url\(/i.test(value))), selfClosed);
    }
  }
  return hasShape ? out : '';
}

function startOf(name: string, all: Attributes, end: string): string {
  const text = [...all]
    .map(([attribute, value]) => ` ${attribute}="${value.replaceAll('"', '&quot;')}"`)
    .join('');
  return `<${name}${text}${end}>`;
}

/**
 * Cleans an SVG by a short allow-list, so that it may be inlined in a page as it is: shapes and text only. Styles of
 * classes become attributes, and colours become the ink of the theme, fainter if light; shapes without a colour get
 * that ink too. Clip paths and masks stay, since without them the shapes would change. Ids, comments, hidden layers and
 * additions of drawing programs are removed. Anything whose removal would leave a hole, such as an embedded picture, is
 * reported. Returns its size, or null when something was reported.
 */
export function readDrawing(
  svg: string,
  report: Report,
): { width: number; height: number; svg: string } | null {
  const leading = svg.length - svg.trimStart().length;
  const text = svg.trimEnd();
  let sound = true;
  const bad = (offset: number, what: string, mend: string) => {
    sound = false;
    report(text.slice(0, offset).split('\n').length, what, mend);
  };
  if (/<!ENTITY/i.test(text))
    bad(
      text.search(/<!ENTITY/i),
      'the drawing defines words of its own',
      'save it as plain SVG, without entities',
    );

  const styles = readStyles(text);
  // Skipped parts are blanked rather than cut, so that every position stays the same as in the file.
  const markup = text
    .replace(UNSEEN, blank)
    .replace(
      /(<style\b[^>]*>)([\s\S]*?)(<\/style>)/gi,
      (_, start, rules, close) => start + blank(rules) + close,
    );
  const cuts = readCuts(markup, (inside) => shapesOf(inside, styles));
  const open: { name: string; shown: boolean; isDropped: boolean; isFilled: boolean }[] = [];
  let isInkless = false;
  let dropped = 0;
  let out = '';
  let end = leading;
  let size: ReturnType<typeof boxOf> = null;
  for (const tag of markup.matchAll(TAG)) {
    const [whole, slash, full = '', given = '', selfClosed = ''] = tag;
    const between = markup.slice(end, tag.index);
    if (/[<>]/.test(between)) break;
    if (dropped === 0 && open.length > 0) out += between;
    end = tag.index + whole.length;
    const name = full.includes(':') ? '' : full;
    if (slash) {
      const last = open.pop();
      if (last?.name !== full) {
        bad(tag.index, `</${full}> closes nothing`, 'close the elements in order');
        break;
      }
      if (last.isDropped) dropped -= 1;
      else if (dropped === 0 && last.shown) out += `</${name}>`;
      continue;
    }
    const shown = ELEMENTS.has(name);
    const attributes = attributesOf(given);
    const isDropped = DROPPED.has(name) || name === '' || isHidden(attributes, styles);
    if (dropped === 0 && !isDropped && !shown && !UNWRAPPED.has(name))
      bad(
        tag.index,
        `<${full}> cannot be in a drawing`,
        `draw it with ${[...ELEMENTS].slice(1).join(', ')}, or save it as PNG`,
      );
    if (open.length === 0 && name === 'svg') {
      size ??= boxOf(attributes);
      if (size) attributes.set('viewBox', size.box);
      for (const outer of ['width', 'height', 'x', 'y']) attributes.delete(outer);
    }
    // The allowed attributes, with styles as attributes and colours as the ink of the theme.
    const all = new Map([
      ...allowed(attributes),
      ...styleOf(attributes, styles),
      ...cuts.cutOf(attributes, styles),
    ]);
    const isFilled = open.at(-1)?.isFilled || (all.has('fill') && all.get('fill') !== 'inherit');
    if (dropped === 0 && shown && !isDropped) {
      out += startOf(name, all, selfClosed);
      if (open.length === 0) out += cuts.definitions;
      isInkless ||= FILLED.has(name) && !isFilled;
    }
    if (selfClosed) continue;
    open.push({ name: full, shown, isDropped, isFilled });
    if (isDropped) dropped += 1;
  }
  if (/[<>]/.test(markup.slice(end)))
    bad(
      end + Math.max(0, markup.slice(end).search(/[<>]/)),
      'this is not a tag that can be read',
      'write plain tags with their attributes in quotes',
    );
  else if (open.length > 0)
    bad(text.length, `<${open.at(-1)?.name}> is not closed`, `add </${open.at(-1)?.name}>`);
  if (!size)
    bad(leading, 'the drawing has no size', 'begin it with <svg xmlns="..." viewBox="0 0 WIDTH HEIGHT">');
  if (!sound || !size) return null;
  // A shape that inherits no colour is black on every background; the outermost element gives it the ink.
  const inked = isInkless ? out.replace(/^<svg(?: fill="inherit")?/, '<svg fill="currentColor"') : out;
  return { width: size.width, height: size.height, svg: inked };
}
