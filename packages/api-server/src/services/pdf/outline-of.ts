import fontkit from '@pdf-lib/fontkit';
import type { Face } from './read-faces.ts';

type Font = ReturnType<typeof fontkit.create>;
/** Methods of outlines that their types omit. */
type Outline = {
  translate(x: number, y: number): Outline;
  scale(x: number, y: number): Outline;
  toSVG(): string;
};

/**
 * Features that place marks: layout fails on a mark without an anchor, and marks then go where their widths put them.
 */
const UNPLACED = { abvm: false, blwm: false, dist: false, kern: false, mark: false, mkmk: false };

const fonts = new WeakMap<Face, Font>();

function layout(font: Font, text: string) {
  try {
    return font.layout(text);
  } catch {
    return font.layout(text, UNPLACED);
  }
}

/**
 * Returns a text as the outlines of its shaped letters, for scripts whose letters pdf-lib loses when it embeds a
 * subset. `path` is an SVG path in units of which `unitsPerEm` make the size of the font; `width` is in points at size
 * 1.
 */
export function outlineOf(face: Face, text: string): { path: string; width: number; unitsPerEm: number } {
  const font = fonts.get(face) ?? fontkit.create(face.bytes);
  fonts.set(face, font);
  const { glyphs, positions } = layout(font, text);
  let at = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance, xOffset, yOffset } = positions[index] ?? {
      xAdvance: glyph.advanceWidth,
      xOffset: 0,
      yOffset: 0,
    };
    const path = (glyph.path as unknown as Outline)
      .translate(at + xOffset, yOffset)
      .scale(1, -1)
      .toSVG();
    at += xAdvance;
    return path;
  });
  return { path: paths.join(''), width: at / font.unitsPerEm, unitsPerEm: font.unitsPerEm };
}
