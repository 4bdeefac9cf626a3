// The library has no types of its own; other packages compile this file too.
/// <reference path="./subset-font.d.ts" />
import 'regenerator-runtime/runtime.js';
import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import type { Face } from './read-faces.ts';

/** The folders of the fonts, named by a file of theirs so that tools see the dependency. */
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

/** A Chinese character is drawn as its neighbours' country draws it; the other fonts have what that one lacks. */
function fontsFor(text: string): Font[] {
  const first: Font[] = [
    ...(KANA.test(text) ? ['jp' as const] : []),
    ...(HANGUL.test(text) ? ['kr' as const] : []),
  ];
  return [...new Set<Font>([...first, 'sc', 'jp', 'kr'])];
}

/** A font comes in a hundred parts of some hundred letters each; `has` tells by the code of a letter whether it is in one. */
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

/** Of the six hundred faces so many are kept, some megabytes: names are written with few of them. */
const KEPT_MOST = 60;

/** What is read from files is kept, the last ones read of it; what failed is read again. */
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
  // The others are Latin and its like.
  return Object.entries(parts)
    .filter(([key]) => key.startsWith('['))
    .map((part) => partOf(font, part));
});

const readFace = kept(async (name): Promise<Face> => {
  const [part = '', wght] = name.split(' ');
  const file = await readFile(
    new URL(`./files/${part}-wght-normal.woff2`, FOLDERS[part.split('-')[2] as Font]),
  );
  // A program of a megabyte, wanted by few papers.
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
 * The faces of the Chinese, Japanese and Korean letters of a text, in the order in which they are wanted; none where it has
 * no such letter.
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
