import { axonometry } from './axonometry.ts';
import type { Box, Pen } from './pen.ts';
import { randomFrom } from './random.ts';
import { fitted, sheet } from './sheet.ts';

/** Draws interior design: a room cut open, with its furniture. */
export function room(seed: string): Pen {
  const pen = fitted(axonometry(27, 27), (pen) => draw(pen, seed), { x: 24, y: 12 });
  return pen.note(sheet.width - 12, sheet.height - 10, 'SECTION A-A', 'end');
}

function draw(pen: Pen, seed: string) {
  const random = randomFrom(seed);
  const [w, d, h, t] = [random.length(9, 10.5), random.length(6.5, 7.5), random.length(3.6, 4), 0.26];

  // The floor slab, then the two far walls with their cut edges.
  pen.box({ at: [-t, -t, -t], size: [w + t, d + t, t] });
  for (let i = 1; i < 12; i += 1) pen.line('fine', [0, (d * i) / 12, 0], [w, (d * i) / 12, 0]);
  pen.face('shade', [0, 0, 0], [w, 0, 0], [w, 0, h], [0, 0, h]);
  pen.face('visible', [0, 0, 0], [0, d, 0], [0, d, h], [0, 0, h]);

  // The far right wall (y = 0): one or two windows with panes.
  const windows = random.int(1, 2);
  for (let i = 0; i < windows; i += 1) {
    const run = w / windows;
    const [x, X] = [i * run + 1, (i + 1) * run - 1];
    pen.face('visible', [x, 0, 0.9], [X, 0, 0.9], [X, 0, h - 0.6], [x, 0, h - 0.6]);
    const lights = windows === 1 ? 5 : 3;
    for (let k = 1; k < lights; k += 1)
      pen.line('fine', [x + ((X - x) * k) / lights, 0, 0.9], [x + ((X - x) * k) / lights, 0, h - 0.6]);
    pen.line('fine', [x, 0, h - 1.3], [X, 0, h - 1.3]);
  }
  // The far left wall (x = 0): shelves, and a door with its swing.
  const door = d - 1.9;
  pen.outline('visible', [0, door, 0], [0, door + 1.2, 0], [0, door + 1.2, 2.5], [0, door, 2.5]);
  const swing = Array.from({ length: 7 }, (_, i) => (i / 6) * (Math.PI / 2)).map(
    (a) => [1.2 * Math.sin(a), door + 1.2 * Math.cos(a), 0] as const,
  );
  pen.line('fine', ...swing).line('visible', [0, door, 0], [1.2, door, 0]);
  const shelves: Box = { at: [0, 0.5, 0], size: [0.55, door - 1.1, 2.6] };
  pen.box(shelves).panes('x', shelves, random.int(3, 4), 4, 0.08);

  // The cut surfaces.
  pen.face('ink', [-t, d, h], [0, d, h], [0, 0, h], [w, 0, h], [w, -t, h], [-t, -t, h]);
  pen.face('ink', [-t, d, -t], [0, d, -t], [0, d, h], [-t, d, h]);
  pen.face('ink', [w, -t, -t], [w, 0, -t], [w, 0, h], [w, -t, h]);
  pen.face('ink', [0, d, -t], [w, d, -t], [w, d, 0], [0, d, 0]);
  pen.face('ink', [w, 0, -t], [w, d, -t], [w, d, 0], [w, 0, 0]);

  if (random.next() < 0.5) sofa(pen, w, d);
  else bed(pen, w);
  const long = random.length(2.4, 3);
  table(pen, w - long - 1.2, d - 3, long);

  // Pendant lights over the table.
  const lamps = random.int(2, 3);
  for (let i = 0; i < lamps; i += 1) {
    const x = w - long - 1.2 + (long * (i + 0.5)) / lamps;
    const y = d - 2.3;
    pen.line('fine', [x, y, h], [x, y, 2.35]);
    pen.face(
      'signal',
      [x - 0.28, y + 0.28, 2.05],
      [x + 0.28, y - 0.28, 2.05],
      [x + 0.1, y - 0.1, 2.4],
      [x - 0.1, y + 0.1, 2.4],
    );
  }

  pen.dimension([0, d, -t], [w, d, -t], [0, 1.2, 0], String(w * 500), 'signal');
  pen.dimension([w, 0, -t], [w, d, -t], [1.2, 0, 0], String(d * 500));
  pen.level([-t, d, h], `+${(h * 0.75).toFixed(3)}`, 34);
}

function table(pen: Pen, x: number, y: number, long: number) {
  for (const i of [0, 1, 2]) chair(pen, x + 0.2 + (i * long) / 3, y - 0.75, 1);
  for (const [dx, dy] of [
    [0.05, 0.05],
    [long - 0.15, 0.05],
    [0.05, 1.25],
    [long - 0.15, 1.25],
  ] as const) {
    pen.line('visible', [x + dx, y + dy, 0], [x + dx, y + dy, 1]);
  }
  pen.box({ at: [x, y, 1], size: [long, 1.35, 0.1] });
  for (const i of [0, 1, 2]) chair(pen, x + 0.2 + (i * long) / 3, y + 1.6, -1);
}

function chair(pen: Pen, x: number, y: number, back: 1 | -1) {
  for (const [dx, dy] of [
    [0, 0.55],
    [0.55, 0.55],
    [0.55, 0],
  ] as const)
    pen.line('fine', [x + dx, y + dy, 0], [x + dx, y + dy, 0.6]);
  if (back === 1) pen.box({ at: [x, y - 0.05, 0.6], size: [0.55, 0.07, 0.75] });
  pen.box({ at: [x, y, 0.6], size: [0.55, 0.55, 0.08] });
  if (back === -1) pen.box({ at: [x, y + 0.5, 0.6], size: [0.55, 0.07, 0.75] });
}

function sofa(pen: Pen, w: number, d: number) {
  const [x, y] = [w * 0.22, 0.5];
  pen.outline(
    'fine',
    [x - 0.4, y + 0.5, 0],
    [x + 4, y + 0.5, 0],
    [x + 4, d * 0.55, 0],
    [x - 0.4, d * 0.55, 0],
  );
  pen.box({ at: [x, y, 0.1], size: [3.4, 0.35, 1] });
  pen.box({ at: [x, y + 0.35, 0.1], size: [0.35, 0.95, 0.75] });
  pen.box({ at: [x + 0.35, y + 0.35, 0.1], size: [2.7, 0.95, 0.45] });
  pen.line('fine', [x + 1.7, y + 0.35, 0.55], [x + 1.7, y + 1.3, 0.55]);
  pen.box({ at: [x + 3.05, y + 0.35, 0.1], size: [0.35, 0.95, 0.75] });
  pen.box({ at: [x + 0.9, y + 2.1, 0], size: [1.6, 0.9, 0.4] });
}

function bed(pen: Pen, w: number) {
  const x = w * 0.24;
  pen.box({ at: [x - 0.9, 0.15, 0], size: [0.7, 0.6, 0.6] });
  pen.box({ at: [x, 0.1, 0], size: [2.6, 0.16, 1.35] });
  pen.box({ at: [x, 0.26, 0.15], size: [2.6, 2.9, 0.45] });
  pen.line('fine', [x, 1.2, 0.6], [x + 2.6, 1.2, 0.6]);
  for (const dx of [0.2, 1.4]) pen.box({ at: [x + dx, 0.35, 0.6], size: [1, 0.55, 0.16] });
  pen.box({ at: [x + 2.8, 0.15, 0], size: [0.7, 0.6, 0.6] });
}
