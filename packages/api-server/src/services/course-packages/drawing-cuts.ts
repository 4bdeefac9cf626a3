import { createHash } from 'node:crypto';
import { cutsSaid, type DrawingStyles } from './drawing-styles.ts';

/** The clip paths and masks of a drawing. */
export type DrawingCuts = {
  /** As they appear at the head of the cleaned drawing; empty if nothing is cut. */
  definitions: string;
  /** The clip and mask attributes of an element, with the new names of the definitions. */
  cutOf: (attributes: ReadonlyMap<string, string>, styles: DrawingStyles) => ReadonlyMap<string, string>;
};

/** Cleans the content of a definition, retaining its colours; empty if no shape is left. */
type Write = (inside: string) => string;

const CUTS = /<(clipPath|mask)\b([^>]*?)(?:\/>|>([\s\S]*?)<\/\1\s*>)/g;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const OWN = new Set(
  'clipPathUnits maskUnits maskContentUnits mask-type transform x y width height fill'.split(' '),
);
/** What a value of a definition may contain: numbers, names and colours, never an address. */
const PLAIN = /^[\w#(),.%+\s-]*$/;

/**
 * Retains the clip paths and masks of a drawing, without which its shapes would change. Their ids become names that no
 * other drawing of a page has. Their shapes retain their colours, since a mask covers by lightness.
 */
export function readCuts(markup: string, write: Write): DrawingCuts {
  const sum = createHash('sha256').update(markup).digest('base64url').replaceAll(/[-_]/g, '').slice(0, 8);
  const names = new Map<string, string>();
  let definitions = '';
  for (const [, kind = '', given = '', inside = ''] of markup.matchAll(CUTS)) {
    const said = [...given.matchAll(ATTRIBUTE)].map(
      ([, name = '', one, other]) => [name, one ?? other ?? ''] as const,
    );
    const id = said.find(([name]) => name === 'id')?.[1];
    const shapes = write(inside);
    // Made only of shapes that are not read, it would cut everything away.
    if (!id || names.has(id) || shapes === '') continue;
    const name = `cut-${sum}-${names.size + 1}`;
    names.set(id, name);
    const kept = said
      .filter(([attribute, value]) => OWN.has(attribute) && PLAIN.test(value) && !/url/i.test(value))
      .map(([attribute, value]) => ` ${attribute}="${value}"`);
    definitions += `<${kind} id="${name}"${kept.join('')}>${shapes}</${kind}>`;
  }
  return {
    definitions: definitions && `<defs>${definitions}</defs>`,
    cutOf: (attributes, styles) => {
      const said = cutsSaid(attributes, styles);
      return new Map(
        ['clip-path', 'mask'].flatMap((attribute) => {
          const id = /^url\(\s*['"]?#([^'")]+)['"]?\s*\)$/.exec((said.get(attribute) ?? '').trim())?.[1];
          const name = id === undefined ? undefined : names.get(id);
          return name ? [[attribute, `url(#${name})`] as const] : [];
        }),
      );
    },
  };
}
