import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { BrowserContext } from '@playwright/test';

const PDFJS = join(dirname(createRequire(import.meta.url).resolve('unpdf')), 'pdfjs.mjs');
const PIXELS_A_POINT = 2;

/** The extent of what is drawn on a page, in points from its top left corner. */
type Ink = { left: number; top: number; right: number; bottom: number };

/**
 * Returns the first page of a PDF as the browser draws it: the picture, the extent of its ink, and the number of pages.
 */
export async function pdfPicture(
  context: BrowserContext,
  content: Uint8Array,
): Promise<{ png: Buffer; ink: Ink; pages: number }> {
  const page = await context.newPage();
  try {
    const source = await readFile(PDFJS, 'utf8');
    const address = await page.evaluate(
      (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' })),
      source,
    );
    const pdfjs = await page.evaluateHandle<typeof import('unpdf/pdfjs')>(`import('${address}')`);
    const drawn = await page.evaluate(
      async ({ pdfjs, base64, scale }) => {
        const data = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        const pdf = await pdfjs.getDocument({ data }).promise;
        const sheet = await pdf.getPage(1);
        const viewport = sheet.getViewport({ scale });
        const canvas = document.body.appendChild(document.createElement('canvas'));
        canvas.width = Math.ceil(viewport.width);
        canvas.height = Math.ceil(viewport.height);
        await sheet.render({ canvas, viewport }).promise;
        const pen = canvas.getContext('2d');
        const ink = { left: canvas.width, top: canvas.height, right: 0, bottom: 0 };
        const pixels = pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
        for (let at = 0; at < pixels.length; at += 4) {
          if ((pixels[at] ?? 255) > 128) continue;
          const [x, y] = [(at / 4) % canvas.width, Math.floor(at / 4 / canvas.width)];
          ink.left = Math.min(ink.left, x);
          ink.right = Math.max(ink.right, x + 1);
          ink.top = Math.min(ink.top, y);
          ink.bottom = Math.max(ink.bottom, y + 1);
        }
        return {
          ink: {
            left: ink.left / scale,
            top: ink.top / scale,
            right: ink.right / scale,
            bottom: ink.bottom / scale,
          },
          pages: pdf.numPages,
        };
      },
      { pdfjs, base64: Buffer.from(content).toString('base64'), scale: PIXELS_A_POINT },
    );
    return { png: await page.locator('canvas').screenshot(), ...drawn };
  } finally {
    await page.close();
  }
}
