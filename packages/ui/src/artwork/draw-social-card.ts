import { light } from '../theme/tokens.ts';
import { type ArtworkKind, drawArtwork } from './draw-artwork.ts';
import { drawMark } from './logo.ts';

/** The size of a card shown for shared links, and the positions of its texts, in pixels. */
export const SOCIAL_CARD = {
  width: 1200,
  height: 630,
  title: { left: 84, top: 84, width: 900, size: 74, color: light.ink },
  facts: { left: 84, top: 470, width: 360, size: 21, color: light.soft },
  name: { left: 136, top: 538, width: 300, size: 30, color: light.ink },
} as const;

const placed = (svg: string, x: number, y: number, width: number, height: number) =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);

/**
 * Draws a social card: a sheet with its frame, the drawing of the course and the mark of the school. It has no texts:
 * an SVG would have to embed its fonts, so the renderer sets them at the positions of SOCIAL_CARD.
 */
export function drawSocialCard(artwork: { kind: ArtworkKind; seed: string }): string {
  const { width, height } = SOCIAL_CARD;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" color="${light.ink}">` +
    `<path d="M0 0H${width}V${height}H0Z" fill="${light.ground}"/>` +
    `<path d="M40 40H1160V590H40Z" fill="${light.sheet}" stroke="${light.ink}" stroke-width="2"/>` +
    // Edges run past their corners, as on an architect's drawing.
    `<path d="M40 22V608M1160 22V608M22 40H1178M22 590H1178" stroke="${light.ink}" stroke-width="1"/>` +
    `<path d="M84 456H440" stroke="${light.line}" stroke-width="2"/><path d="M84 448V464M440 448V464M78 462 90 450M434 462 446 450" stroke="${light.signal}" stroke-width="2"/>` +
    placed(drawArtwork(artwork), 470, 236, 660, 338) +
    placed(drawMark(light.ink, light.signalFill), 80, 532, 44, 44) +
    '</svg>'
  );
}
