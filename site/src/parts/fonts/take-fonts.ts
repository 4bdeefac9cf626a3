import { afterFirstPaint } from '../after-first-paint.ts';
import { FONTS_KEY } from './keep-fonts.ts';

const FACES = ['Heading', 'Text', 'Mono'];

/**
 * Loads the school's faces once the page can be read, all in one step. Fetched earlier they would compete on a slow
 * line with the page itself; their fallbacks have the same widths, so that nothing shifts when they appear.
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
        // If the connection breaks, the fallbacks stay; without storage each page loads its faces again.
      }
    });
}
