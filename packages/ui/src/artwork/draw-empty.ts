import { axonometry, type Point3 } from './axonometry.ts';
import type { Pen } from './pen.ts';
import { fitted, svgOf } from './sheet.ts';

const size = { width: 220, height: 120 } as const;

/** Draws a plot that is staked out and not built on. */
function plot(pen: Pen) {
  const [w, d] = [9, 7];
  pen.outline('axis', [-1.2, -1.2, 0], [w + 1.2, -1.2, 0], [w + 1.2, d + 1.2, 0], [-1.2, d + 1.2, 0]);
  pen.outline('hidden', [0, 0, 0], [w, 0, 0], [w, d, 0], [0, d, 0]);
  const stakes: Point3[] = [
    [0, 0, 0],
    [w, 0, 0],
    [0, d, 0],
    [w, d, 0],
  ];
  for (const [x, y] of stakes) pen.post({ at: [x - 0.12, y - 0.12, 0], size: [0.24, 0.24, 1.1] });
  pen.line('signal', [0, 0, 0.8], [w, 0, 0.8], [w, d, 0.8], [0, d, 0.8], [0, 0, 0.8]);
  pen.dimension([0, d, 0], [w, d, 0], [0, 2.2, 0], 'TO BE BUILT');
}

/** Draws a sheet with its frame and title block, and nothing on it. */
function blank(pen: Pen) {
  const [w, d] = [13, 8];
  for (const z of [0, 0.35]) pen.face('visible', [0, 0, z], [w, 0, z], [w, d, z], [0, d, z]);
  const z = 0.35;
  pen.outline('fine', [0.5, 0.5, z], [w - 0.5, 0.5, z], [w - 0.5, d - 0.5, z], [0.5, d - 0.5, z]);
  pen.face('shade', [w - 4, d - 2, z], [w - 0.5, d - 2, z], [w - 0.5, d - 0.5, z], [w - 4, d - 0.5, z]);
  pen
    .line('fine', [w - 4, d - 1.25, z], [w - 0.5, d - 1.25, z])
    .line('fine', [w - 2.2, d - 2, z], [w - 2.2, d - 0.5, z]);
  pen
    .line('axis', [w / 2, 0.9, z], [w / 2, d - 2.4, z])
    .line('axis', [1, d / 2 - 0.6, z], [w - 1, d / 2 - 0.6, z]);
  // A pencil that has just been put down.
  pen.line('signal', [2.2, 5.9, z], [5.4, 4.4, 1.5]).line('cut', [2.2, 5.9, z], [2.55, 5.74, z + 0.12]);
}

/** Draws a grid in which a section is being looked for. */
function search(pen: Pen) {
  const [w, d] = [9, 7];
  for (let x = 0; x <= w; x += 1.5) pen.line('fine', [x, 0, 0], [x, d, 0]);
  for (let y = 0; y <= d; y += 1.75) pen.line('fine', [0, y, 0], [w, y, 0]);
  pen.line('axis', [-1.6, 3.5, 0], [w + 1.6, 3.5, 0]);
  pen.bubble([-2.2, 3.5, 0], 'A').bubble([w + 2.2, 3.5, 0], 'A');
  const ring = Array.from(
    { length: 25 },
    (_, i): Point3 => [4.4 + 1.7 * Math.cos((i * Math.PI) / 12), 3.4 + 1.7 * Math.sin((i * Math.PI) / 12), 1],
  );
  pen.face('signal', ...ring);
  pen.line('signal', [5.6, 4.6, 1], [7.6, 6.6, 1]);
}

const drawings = {
  plot: { draw: plot, projection: axonometry(24, 30) },
  sheet: { draw: blank, projection: axonometry(12, 30) },
  search: { draw: search, projection: axonometry(24, 30) },
} as const;

export type EmptyDrawing = keyof typeof drawings;

/** Draws a small illustration for an empty place, 220 x 120. */
export function drawEmpty(drawing: EmptyDrawing): string {
  const { draw, projection } = drawings[drawing];
  return svgOf(fitted(projection, draw, { x: 8, y: 8 }, size), size);
}
