import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ArtworkKind } from '@plinth/ui/artwork/draw-artwork';
import { drawSocialCard, SOCIAL_CARD } from '@plinth/ui/artwork/draw-social-card';
import sharp from 'sharp';
import { school } from '../../school/school.ts';

export type Card = { title: string; facts: string; kind: ArtworkKind; seed: string };

// The names are those in the font files; the comma prevents a size-like part of a name from being read as a size.
const FACES = {
  heading: 'Bricolage Grotesque 96pt ExtraBold,',
  mono: 'Spline Sans Mono,',
} as const;

const require = createRequire(join(process.cwd(), 'package.json'));
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

type Place = { left: number; top: number; width: number; size: number; color: string };

const words = (text: string, face: keyof typeof FACES, { left, top, width, size, color }: Place) => ({
  left,
  top,
  input: {
    text: {
      text: `<span foreground="${color}">${escaped(text)}</span>`,
      font: `${FACES[face]} ${size}`,
      fontfile: require.resolve(`@plinth/ui/fonts/${face}.ttf`),
      // At 72 dots per inch a point is a pixel.
      dpi: 72,
      width,
      spacing: -4,
      rgba: true,
    },
  },
});

/** A title with more characters than fit in two lines is set smaller, so that it stays above the drawing. */
const TWO_LINES = 48;
const LONG_TITLE_SIZE = 50;

/** Paints the picture shown for shared links to a page: PNG, 1200 x 630. */
export function paintCard({ title, facts, kind, seed }: Card): Promise<Buffer> {
  return sharp(Buffer.from(drawSocialCard({ kind, seed })))
    .composite([
      words(title, 'heading', {
        ...SOCIAL_CARD.title,
        ...(title.length > TWO_LINES ? { size: LONG_TITLE_SIZE } : {}),
      }),
      words(facts, 'mono', SOCIAL_CARD.facts),
      words(school.name, 'heading', SOCIAL_CARD.name),
    ])
    .png({ palette: true, colours: 64, effort: 7 })
    .toBuffer();
}
