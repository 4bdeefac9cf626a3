import type { Projection } from './axonometry.ts';
import { Pen, STEPS } from './pen.ts';

/** The sheet that every cohort's drawing uses, in sheet units; the top of a card has the same proportions. */
export const sheet = { width: 390, height: 200 } as const;

/**
 * Draws twice: once to measure, once at the largest scale that fits. `draw` must produce the same result both times, so
 * it derives fresh randomness from the seed.
 */
export function fitted(
  projection: Projection,
  draw: (pen: Pen) => void,
  margin: { x: number; y: number },
  { width, height }: { width: number; height: number } = sheet,
): Pen {
  const trial = new Pen(projection);
  draw(trial);
  const { left, top, right, bottom } = trial.bounds;
  const scale = Math.min((width - 2 * margin.x) / (right - left), (height - 2 * margin.y) / (bottom - top));
  const pen = new Pen(projection, scale, [
    width / 2 - ((left + right) / 2) * scale,
    height / 2 - ((top + bottom) / 2) * scale,
  ]);
  draw(pen);
  return pen;
}

/** Returns what the pen drew as a standalone document. */
export function svgOf(pen: Pen, { width, height }: { width: number; height: number } = sheet): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * STEPS} ${height * STEPS}" class="aw-paper" fill="#fbf9f3" stroke="currentColor" stroke-width="3.6" stroke-linejoin="round" font-family="'Plinth Mono',ui-monospace,monospace" font-size="28">${pen}</svg>`;
}
