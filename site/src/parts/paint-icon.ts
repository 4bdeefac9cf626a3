import { drawMark } from '@plinth/ui/artwork/logo';
import { light } from '@plinth/ui/theme/tokens';
import sharp from 'sharp';

/**
 * The share of the side that the mark fills: a system that crops icons to its own shape leaves the middle four fifths.
 */
const SHARE = { any: 0.76, maskable: 0.56 } as const;
export type IconPurpose = keyof typeof SHARE;

/** Paints the mark on paper as a PNG, for the home screens of phones and desktops. */
export async function paintIcon(side: number, purpose: IconPurpose): Promise<Buffer> {
  const inner = Math.round(side * SHARE[purpose]);
  const mark = await sharp(Buffer.from(drawMark(light.ink, light.signalFill)), { density: (72 * inner) / 32 })
    .resize(inner, inner)
    .png()
    .toBuffer();
  return sharp({ create: { width: side, height: side, channels: 3, background: light.ground } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
