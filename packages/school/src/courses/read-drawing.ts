import type { Report } from './course-package-error.ts';

const ELEMENTS = new Set(
  'svg g path line rect circle ellipse polyline polygon text tspan title desc'.split(' '),
);
const ATTRIBUTES = new Set(
  (
    'xmlns viewBox role aria-label transform d x y x1 y1 x2 y2 dx dy cx cy r rx ry width height points ' +
    'fill stroke stroke-width stroke-dasharray stroke-linecap stroke-linejoin opacity fill-opacity ' +
    'stroke-opacity font-size font-weight font-family text-anchor letter-spacing'
  ).split(' '),
);
const TAG = /<(\/?)([A-Za-z][\w-]*)((?:\s+[\w:-]+\s*=\s*"[^"<]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*"([^"]*)"/g;

/**
 * Checks an SVG against a short allow-list, so that it may be set into a page as it stands: drawing elements
 * only, no script, style, id, link or picture, and no colour but currentColor, so that it follows the theme.
 * Answers its size from the viewBox, or null when something was reported.
 */
export function readDrawing(
  svg: string,
  report: Report,
): { width: number; height: number; svg: string } | null {
  const markup = svg.trim();
  let sound = true;
  const bad = (offset: number, what: string, mend: string) => {
    sound = false;
    report(markup.slice(0, offset).split('\n').length, what, mend);
  };

  const open: string[] = [];
  let end = 0;
  for (const tag of markup.matchAll(TAG)) {
    const [whole, slash, name = '', attributes = '', selfClosed] = tag;
    if (/[<>]/.test(markup.slice(end, tag.index))) break;
    end = tag.index + whole.length;
    if (!ELEMENTS.has(name))
      bad(tag.index, `<${name}> cannot stand in a drawing`, `use ${[...ELEMENTS].join(', ')}`);
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!ATTRIBUTES.has(attribute)) {
        bad(tag.index, `the attribute ${attribute} cannot stand in a drawing`, 'remove it');
      } else if ((attribute === 'fill' || attribute === 'stroke') && !/^(none|currentColor)$/.test(value)) {
        bad(tag.index, `${attribute}="${value}" does not follow the theme`, 'write currentColor or none');
      }
    }
    if (slash) {
      if (open.pop() !== name) bad(tag.index, `</${name}> closes nothing`, 'close the elements in order');
    } else if (!selfClosed) open.push(name);
  }
  if (/[<>]/.test(markup.slice(end))) {
    bad(
      end,
      'this is not a tag that can be read',
      'write plain tags with attributes in double quotes, no comments',
    );
  } else if (open.length > 0) {
    bad(markup.length, `<${open.at(-1)}> is not closed`, `add </${open.at(-1)}>`);
  }

  const box = /^<svg\b[^>]*\bviewBox="0 0 (\d+(?:\.\d+)?) (\d+(?:\.\d+)?)"/.exec(markup);
  if (!box) bad(0, 'the drawing has no size', 'begin it with <svg xmlns="..." viewBox="0 0 WIDTH HEIGHT">');
  return sound && box ? { width: Number(box[1]), height: Number(box[2]), svg: markup } : null;
}
