import { axonometry } from './axonometry.ts';

/**
 * Draws the mark: a plinth in axonometry, 32 x 32, whose upper side has the signal colour. Solid shapes, so that it
 * stays legible at the size of a favicon. `ink` is for standalone files; in a page it follows the text.
 */
export function drawMark(ink = 'currentColor', signal = '#c2410c'): string {
  const project = axonometry(30, 30);
  const at = (x: number, y: number, z: number) => {
    const [X, Y] = project([x, y, z]);
    return `${Math.round((16 + X * 1.6) * 10) / 10} ${Math.round((15.4 + Y * 1.6) * 10) / 10}`;
  };
  const quad = (...corners: string[]) => `M${corners.join('L')}Z`;
  const block = (half: number, low: number, high: number) =>
    quad(at(-half, half, high), at(half, half, high), at(half, half, low), at(-half, half, low)) +
    quad(at(half, half, high), at(half, -half, high), at(half, -half, low), at(half, half, low));
  const top = (half: number, z: number) =>
    quad(at(-half, -half, z), at(half, -half, z), at(half, half, z), at(-half, half, z));

  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke-linejoin="round">' +
    `<path d="${top(4.9, -2.4)}${block(4.9, -4.6, -2.4)}" stroke="${ink}" stroke-width="1.6"/>` +
    `<path d="${block(2.9, -1.6, 3)}" fill="${ink}" stroke="${ink}" stroke-width="1.2"/>` +
    `<path class="aw-top" d="${top(2.9, 3)}" fill="${signal}" stroke="${signal}" stroke-width="1.2"/></svg>`
  );
}
