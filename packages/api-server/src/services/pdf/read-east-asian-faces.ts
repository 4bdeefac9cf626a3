// The library ships no types; other packages compile this file too.
/// <reference path="./subset-font.d.ts" />
import 'regenerator-runtime/runtime.js';
import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import type { Face } from './read-faces.ts';

/** The folders of the fonts, each named by one of its files so that tools see the dependency. */
const FOLDERS = {
  jp: import.meta.resolve('@fontsource-variable/noto-sans-jp/LICENSE'),
  kr: import.meta.resolve('@fontsource-variable/noto-sans-kr/LICENSE'),
  sc: import.meta.resolve('@fontsource-variable/noto-sans-sc/LICENSE'),
};
type Font = keyof typeof FOLDERS;

const EAST_ASIAN =
  /[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Hangul}\p{Script_Extensions=Bopomofo}]/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

/**
 * Chooses fonts by script: Chinese characters follow the kana or hangul beside them; the other fonts supply missing
 * letters.
 */
function fontsFor(text: string): Font[] {
  const first: Font[] = [
    ...(KANA.test(text) ? ['jp' as const] : []),
    ...(HANGUL.test(text) ? ['kr' as const] : []),
  ];
  return [...new Set<Font>([...first, 'sc', 'jp', 'kr'])];
}

/**
 * A font is split into about a hundred parts of some hundred letters; `has` tests whether a part contains a code point.
 */
type Part = { name: string; has: (code: number) => boolean };

function partOf(font: Font, [key, ranges]: [string, string]): Part {
  const spans = ranges.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return {
    name: `noto-sans-${font}-${key.slice(1, -1)}`,
    has: (code) => spans.some(([from, to]) => from <= code && code <= to),
  };
}

/** How many of the six hundred faces are cached, some megabytes: names use few of them. */
const KEPT_MOST = 60;

/** Caches the most recently used results of reading files; a failed read is retried. */
function kept<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const value = known.get(key) ?? load(key);
    known.delete(key);
    known.set(key, value);
    value.catch(() => known.delete(key));
    const [oldest] = known.keys();
    if (known.size > KEPT_MOST && oldest !== undefined) known.delete(oldest);
    return value;
  };
}

const readParts = kept(async (name) => {
  const font = name as Font;
  const parts: Record<string, string> = JSON.parse(
    await readFile(new URL('./unicode.json', FOLDERS[font]), 'utf8'),
  );
  // The others are Latin and similar scripts.
  return Object.entries(parts)
    .filter(([key]) => key.startsWith('['))
    .map((part) => partOf(font, part));
});

const readFace = kept(async (name): Promise<Face> => {
  const [part = '', wght] = name.split(' ');
  const file = await readFile(
    new URL(`./files/${part}-wght-normal.woff2`, FOLDERS[part.split('-')[2] as Font]),
  );
  // A module of a megabyte that few documents need.
  const { default: subsetFont } = await import('subset-font');
  const bytes = await subsetFont(file, undefined, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: Number(wght) },
  });
  const letters = new Set(fontkit.create(bytes).characterSet);
  return { name, bytes, letters, isOutlined: true, isRtl: false };
});

/**
 * Reads the faces for the Chinese, Japanese and Korean letters of a text, in order of preference; none if it has no
 * such letter.
 * @param weight of the strokes, 100 to 900
 */
export async function readEastAsianFaces(text: string, weight: number): Promise<Face[]> {
  const codes = Array.from(text.normalize('NFC'))
    .filter((letter) => EAST_ASIAN.test(letter))
    .map((letter) => letter.codePointAt(0) ?? 0);
  if (codes.length === 0) return [];
  const wanted: string[] = [];
  let left = codes;
  for (const font of fontsFor(text)) {
    const parts = (await readParts(font)).filter(({ has }) => left.some(has));
    wanted.push(...parts.map(({ name }) => `${name} ${weight}`));
    left = left.filter((code) => !parts.some(({ has }) => has(code)));
  }
  return Promise.all(wanted.map(readFace));
}
