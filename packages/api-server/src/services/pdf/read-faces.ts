import 'regenerator-runtime/runtime.js';
import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import { readEastAsianFaces } from './read-east-asian-faces.ts';
import { unpackWoff } from './unpack-woff.ts';

/** The scripts most documents use; the first that has a letter draws it. The rupee sign is in latin-ext. */
const COMMON = [
  'latin',
  'latin-ext',
  'devanagari',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
];
/** The folder of the fonts, named by one of its files so that tools see the dependency. */
const FOLDER = import.meta.resolve('@fontsource/noto-sans/LICENSE');

/** Further scripts by their Unicode names, read when a document contains one of their letters. */
const FURTHER: Record<string, string> = {
  Arabic: import.meta.resolve('@fontsource/noto-sans-arabic/LICENSE'),
  Armenian: import.meta.resolve('@fontsource/noto-sans-armenian/LICENSE'),
  Bengali: import.meta.resolve('@fontsource/noto-sans-bengali/LICENSE'),
  Ethiopic: import.meta.resolve('@fontsource/noto-sans-ethiopic/LICENSE'),
  Georgian: import.meta.resolve('@fontsource/noto-sans-georgian/LICENSE'),
  Gujarati: import.meta.resolve('@fontsource/noto-sans-gujarati/LICENSE'),
  Gurmukhi: import.meta.resolve('@fontsource/noto-sans-gurmukhi/LICENSE'),
  Hebrew: import.meta.resolve('@fontsource/noto-sans-hebrew/LICENSE'),
  Kannada: import.meta.resolve('@fontsource/noto-sans-kannada/LICENSE'),
  Khmer: import.meta.resolve('@fontsource/noto-sans-khmer/LICENSE'),
  Lao: import.meta.resolve('@fontsource/noto-sans-lao/LICENSE'),
  Malayalam: import.meta.resolve('@fontsource/noto-sans-malayalam/LICENSE'),
  Myanmar: import.meta.resolve('@fontsource/noto-sans-myanmar/LICENSE'),
  Oriya: import.meta.resolve('@fontsource/noto-sans-oriya/LICENSE'),
  Sinhala: import.meta.resolve('@fontsource/noto-sans-sinhala/LICENSE'),
  Tamil: import.meta.resolve('@fontsource/noto-sans-tamil/LICENSE'),
  Telugu: import.meta.resolve('@fontsource/noto-sans-telugu/LICENSE'),
  Thai: import.meta.resolve('@fontsource/noto-sans-thai/LICENSE'),
};
const LETTER_OF = Object.keys(FURTHER).map(
  (script) => [script, new RegExp(`\\p{Script=${script}}`, 'u')] as const,
);

const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;
/** A font of one script. Its letters are drawn as outlines or embedded; `isRtl` if they run from right to left. */
export type Face = {
  name: string;
  bytes: Uint8Array;
  letters: ReadonlySet<number>;
  isOutlined: boolean;
  isRtl: boolean;
};

const read = new Map<string, Promise<Face>>();

function readFace(folder: string, name: string, { isOutlined = false, isRtl = false } = {}): Promise<Face> {
  const known = read.get(name);
  if (known) return known;
  const face = readFile(new URL(`./files/${name}.woff`, folder)).then((woff) => {
    const bytes = unpackWoff(woff);
    return { name, bytes, letters: new Set(fontkit.create(bytes).characterSet), isOutlined, isRtl };
  });
  read.set(name, face);
  face.catch(() => read.delete(name));
  return face;
}

/** Reads the faces that a text may need, each once per process. */
export async function readFaces(text: string, weight: Weight): Promise<Face[]> {
  const scripts = LETTER_OF.flatMap(([script, letter]) => (letter.test(text) ? [script] : []));
  const faces = await Promise.all([
    ...COMMON.map((script) => readFace(FOLDER, `noto-sans-${script}-${WEIGHTS[weight]}-normal`)),
    ...scripts.map((script) => {
      const name = script.toLowerCase();
      const isRtl = script === 'Arabic' || script === 'Hebrew';
      const face = `noto-sans-${name}-${name}-${WEIGHTS[weight]}-normal`;
      return readFace(FURTHER[script] ?? '', face, { isOutlined: true, isRtl });
    }),
  ]);
  return [...faces, ...(await readEastAsianFaces(text, WEIGHTS[weight]))];
}
