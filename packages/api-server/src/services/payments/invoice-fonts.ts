import 'regenerator-runtime/runtime.js';
import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import { type Color, type PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';

/** The scripts an invoice can be written in, the first that has a letter draws it; the rupee is in latin-ext. */
const SCRIPTS = [
  'latin',
  'latin-ext',
  'devanagari',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
];
/** The folder of the fonts, named by a file of theirs so that tools see the dependency. */
const FONTS = import.meta.resolve('@fontsource/noto-sans/LICENSE');
const WEIGHTS = { regular: 400, bold: 700 } as const;

/** More letters than any line of an invoice holds. */
const LETTERS_MAX = 160;

type Weight = keyof typeof WEIGHTS;
type Face = { name: string; bytes: Uint8Array; letters: ReadonlySet<number> };
/** width in points at size 1. */
type Run = { font: PDFFont; text: string; width: number };

let faces: Promise<Record<Weight, Face[]>> | null = null;

async function readFace(script: string, weight: number): Promise<Face> {
  const name = `noto-sans-${script}-${weight}-normal`;
  const bytes = await readFile(new URL(`./files/${name}.woff`, FONTS));
  return { name, bytes, letters: new Set(fontkit.create(bytes).characterSet) };
}

async function readFaces(): Promise<Record<Weight, Face[]>> {
  const of = (weight: Weight) => Promise.all(SCRIPTS.map((script) => readFace(script, WEIGHTS[weight])));
  const [regular, bold] = await Promise.all([of('regular'), of('bold')]);
  return { regular, bold };
}

/** The letters of a text that some face draws: an accent that none has is left off, any other script becomes `unknown`. */
function drawable(text: string, known: readonly Face[], unknown: string): string {
  const has = (char: string) => known.some(({ letters }) => letters.has(char.codePointAt(0) ?? 0));
  return Array.from(text.normalize('NFC'), (char) => {
    if (has(char)) return char;
    const base = Array.from(char.normalize('NFD'))[0] ?? '';
    return has(base) ? base : unknown;
  }).join('');
}

/** A text cut where its script changes; a space or a digit stays in the face it stands beside when that has it. */
function cut(text: string, known: readonly Face[], unknown: string): { face: Face; text: string }[] {
  const parts: { face: Face; text: string }[] = [];
  for (const char of drawable(text, known, unknown)) {
    const code = char.codePointAt(0) ?? 0;
    const last = parts.at(-1);
    const face = last?.face.letters.has(code) ? last.face : known.find(({ letters }) => letters.has(code));
    if (!face) continue;
    if (last?.face === face) last.text += char;
    else parts.push({ face, text: char });
  }
  return parts;
}

export type InvoicePen = {
  /** What of a text it can draw. */
  drawable: (content: string) => string;
  /** Draws a text, at a width cut off with an ellipsis; points from the left and the bottom of the page. */
  text: (x: number, y: number, content: string, options?: PenOptions) => Promise<void>;
  /** Draws a text that ends at a right edge. */
  textRight: (right: number, y: number, content: string, options?: PenOptions) => Promise<void>;
  /** A text in at most so many lines of a width, broken between words; the last one holds all that is left. */
  wrap: (content: string, most: number, options: PenOptions & { width: number }) => Promise<string[]>;
};
type PenOptions = { size?: number; weight?: Weight; width?: number };

/** A pen for one page that writes Latin, Greek, Cyrillic and Devanagari; it embeds only the letters that are drawn, and writes `unknown` for the others. */
export async function openPen(
  document: PDFDocument,
  page: PDFPage,
  color: Color = rgb(0.11, 0.11, 0.1),
  unknown = '?',
): Promise<InvoicePen> {
  faces ??= readFaces();
  const known = await faces.catch((error: unknown) => {
    faces = null;
    throw error;
  });
  // Each paper reads its faces anew: saving one marks glyphs in them, and a paper after it could not be read by programs.
  document.registerFontkit(fontkit);
  const embedded = new Map<string, Promise<PDFFont>>();
  const fontOf = ({ name, bytes }: Face) => {
    // A name of our own: pdf-lib would draw one by lot, and the same invoice would have other bytes each time.
    const font = embedded.get(name) ?? document.embedFont(bytes, { subset: true, customName: name });
    embedded.set(name, font);
    return font;
  };
  const runsOf = async (content: string, weight: Weight): Promise<Run[]> => {
    const runs: Run[] = [];
    for (const { face, text } of cut(content, known[weight], unknown)) {
      const font = await fontOf(face);
      runs.push({ font, text, width: font.widthOfTextAtSize(text, 1) });
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
    for (const { font, text, width } of runs) {
      page.drawText(text, { x: at, y, size, font, color });
      at += width * size;
    }
  };
  return {
    drawable: (content) => drawable(content, known.regular, unknown),
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
