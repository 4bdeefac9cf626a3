import fontkit from '@pdf-lib/fontkit';
import { type Color, type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { outlineOf } from './outline-of.ts';
import { type Face, readFaces, type Weight } from './read-faces.ts';
import { visualParts } from './visual-parts.ts';

/** More letters than any line of an invoice contains. */
const LETTERS_MAX = 160;

/** `width` in points at size 1. */
type Run = { width: number; draw: (x: number, y: number, size: number) => void };

/**
 * Returns the letters of a text that some face can draw: an accent no face has is dropped, and so is any other script.
 */
function drawable(text: string, known: readonly Face[]): string {
  const has = (char: string) => known.some(({ letters }) => letters.has(char.codePointAt(0) ?? 0));
  return Array.from(text.normalize('NFC'), (char) => {
    if (has(char)) return char;
    const base = Array.from(char.normalize('NFD'))[0] ?? '';
    return has(base) ? base : '';
  }).join('');
}

/** Cuts a text where its script changes; a space or digit stays in the preceding face if that has it. */
function cut(text: string, known: readonly Face[]): { face: Face; text: string }[] {
  const parts: { face: Face; text: string }[] = [];
  for (const char of drawable(text, known)) {
    const code = char.codePointAt(0) ?? 0;
    const last = parts.at(-1);
    const face = last?.face.letters.has(code) ? last.face : known.find(({ letters }) => letters.has(code));
    if (!face) continue;
    if (last?.face === face) last.text += char;
    else parts.push({ face, text: char });
  }
  return parts;
}

/** Returns the parts of a line as drawn from left to right, the letters of each in the order its font expects. */
function drawnParts(line: string, known: readonly Face[]): { face: Face; text: string }[] {
  return visualParts(line).flatMap(({ text, isRtl }) => {
    const parts = cut(text, known);
    if (!isRtl) return parts;
    // A right-to-left font reverses its own letters; letters between them in another font must be reversed here.
    return parts
      .reverse()
      .map(({ face, text }) => ({ face, text: face.isRtl ? text : Array.from(text).reverse().join('') }));
  });
}

/** How many text widths are cached per face: documents of a kind share most of their text. */
const WIDTHS_MOST = 2_000;

const widths = new WeakMap<Face, Map<string, number>>();

/** Returns the width of a text at size 1. Measuring shapes the text, so widths are cached. */
function widthIn(face: Face, font: PDFFont, text: string): number {
  const known = widths.get(face) ?? new Map<string, number>();
  widths.set(face, known);
  const width = known.get(text) ?? font.widthOfTextAtSize(text, 1);
  if (known.size >= WIDTHS_MOST) known.clear();
  known.set(text, width);
  return width;
}

export type Pen = {
  /** Returns what it can draw of a text. */
  drawable: (content: string) => Promise<string>;
  /** Draws a text, cut off with an ellipsis at `width` if given; points from the left and the bottom of the page. */
  text: (x: number, y: number, content: string, options?: PenOptions) => Promise<void>;
  /** Draws a text that ends at a right edge. */
  textRight: (right: number, y: number, content: string, options?: PenOptions) => Promise<void>;
  /** Breaks a text between words into at most `most` lines of a width; the last line contains the rest. */
  wrap: (content: string, most: number, options: PenOptions & { width: number }) => Promise<string[]>;
};
type PenOptions = { size?: number; weight?: Weight; width?: number };

/**
 * Opens a pen for one page that writes the scripts of Noto Sans that `readFaces` lists, shaped and in their direction.
 * It embeds only the letters drawn, or draws their outlines, and omits letters that no face has.
 */
export async function openPen(
  document: PDFDocument,
  page: PDFPage,
  color: Color = rgb(0.11, 0.11, 0.1),
): Promise<Pen> {
  // Each document embeds its faces again: saving marks glyphs in them, and the text of a later document could not be
  // extracted.
  document.registerFontkit(fontkit);
  const embedded = new Map<string, Promise<PDFFont>>();
  const fontOf = ({ name, bytes }: Face) => {
    // A fixed name: pdf-lib would pick a random one, and the same invoice would have different bytes each time.
    const font = embedded.get(name) ?? document.embedFont(bytes, { subset: true, customName: name });
    embedded.set(name, font);
    return font;
  };
  const runsOf = async (content: string, weight: Weight): Promise<Run[]> => {
    const runs: Run[] = [];
    for (const { face, text } of drawnParts(content, await readFaces(content, weight))) {
      if (face.isOutlined) {
        const { path, width, unitsPerEm } = outlineOf(face, text);
        runs.push({
          width,
          draw: (x, y, size) => page.drawSvgPath(path, { x, y, scale: size / unitsPerEm, color }),
        });
      } else {
        const font = await fontOf(face);
        runs.push({
          width: widthIn(face, font, text),
          draw: (x, y, size) => page.drawText(text, { x, y, size, font, color }),
        });
      }
    }
    return runs;
  };
  const widthOf = (runs: readonly Run[], size: number) =>
    runs.reduce((sum, run) => sum + run.width * size, 0);

  const fit = async (
    content: string,
    { size = 10, weight = 'regular', width = Number.POSITIVE_INFINITY }: PenOptions,
  ) => {
    const letters = Array.from(content);
    const upTo = (count: number) =>
      runsOf(count < letters.length ? `${letters.slice(0, count).join('').trimEnd()}…` : content, weight);
    let [fits, fitsNot] = [0, Math.min(letters.length, LETTERS_MAX) + 1];
    let runs = await upTo(fitsNot - 1);
    if (widthOf(runs, size) <= width) return { runs, size, width: widthOf(runs, size) };
    while (fitsNot - fits > 1) {
      const middle = Math.floor((fits + fitsNot) / 2);
      runs = await upTo(middle);
      if (widthOf(runs, size) <= width) fits = middle;
      else fitsNot = middle;
    }
    runs = await upTo(fits);
    return { runs, size, width: widthOf(runs, size) };
  };
  const draw = (x: number, y: number, { runs, size }: { runs: Run[]; size: number }) => {
    let at = x;
    for (const run of runs) {
      run.draw(at, y, size);
      at += run.width * size;
    }
  };
  return {
    drawable: async (content) => drawable(content, await readFaces(content, 'regular')),
    text: async (x, y, content, options = {}) => draw(x, y, await fit(content, options)),
    textRight: async (right, y, content, options = {}) => {
      const line = await fit(content, options);
      draw(right - line.width, y, line);
    },
    wrap: async (content, most, { size = 10, weight = 'regular', width }) => {
      const lines: string[] = [];
      for (const word of content.split(/\s+/).filter(Boolean)) {
        const longer = [lines.at(-1), word].filter(Boolean).join(' ');
        const isRoomy =
          lines.length === most ||
          (longer.length <= LETTERS_MAX && widthOf(await runsOf(longer, weight), size) <= width);
        if (lines.length > 0 && isRoomy) lines[lines.length - 1] = longer;
        else lines.push(word);
      }
      return lines;
    },
  };
}
