import 'regenerator-runtime/runtime.js';
import { readFile } from 'node:fs/promises';
import fontkit from '@pdf-lib/fontkit';
import { describe, expect, it } from 'vitest';
import { unpackWoff } from './unpack-woff.ts';

const read = (name: string) =>
  readFile(
    new URL(
      `./files/noto-sans-${name}-400-normal.woff`,
      import.meta.resolve('@fontsource/noto-sans/LICENSE'),
    ),
  );

describe('unpacking a WOFF font', () => {
  it.each(['latin', 'devanagari', 'vietnamese'])('gives the same font: %s', async (name) => {
    const woff = await read(name);
    const [packed, plain] = [fontkit.create(woff), fontkit.create(unpackWoff(woff))];
    expect(plain.characterSet).toEqual(packed.characterSet);
    const outlines = (font: typeof plain) =>
      font.characterSet.map((code) => {
        const { path, advanceWidth } = font.glyphForCodePoint(code);
        return [JSON.stringify(path), advanceWidth];
      });
    expect(outlines(plain)).toEqual(outlines(packed));
  });

  it('refuses a file that is not WOFF', () => {
    expect(() => unpackWoff(Buffer.from('wOF2 and more'))).toThrow('not a WOFF file');
  });
});
