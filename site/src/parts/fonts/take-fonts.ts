import { afterFirstPaint } from '../after-first-paint.ts';
import { FONTS_KEY } from './keep-fonts.ts';

const FACES = ['Heading', 'Text', 'Mono'];

/**
 * Takes the school's faces once the page can be read, all in one step. Fetched before that they would share a slow
 * line with the page itself; their stand-ins have the same widths, so that nothing shifts when they come.
 */
export function takeFonts(): void {
  const { dataset } = document.documentElement;
  if (dataset.fonts === undefined)
    afterFirstPaint(async () => {
      try {
        await Promise.all(FACES.map((face) => document.fonts.load(`1em "Plinth ${face}"`)));
        dataset.fonts = '';
        sessionStorage.setItem(FONTS_KEY, '1');
      } catch {
        // A line that breaks leaves the stand-ins; without storage each page takes its faces anew.
      }
    });
}
