import { axonometry, type Point3 } from './axonometry.ts';
import { type Box, type Pen, STEPS } from './pen.ts';
import { randomFrom } from './random.ts';
import { fitted, sheet } from './sheet.ts';

/** Any other cohort: masses on their plot, under the envelope they may not leave. */
export function massing(seed: string): Pen {
  const pen = fitted(axonometry(26, 34), (pen) => draw(pen, seed), { x: 22, y: 12 });
  return north(pen, sheet.width - 30, 32).note(12, sheet.height - 10, 'MASSING STUDY');
}

function draw(pen: Pen, seed: string) {
  const random = randomFrom(seed);
  const [w, d] = [14, 11];

  // The plot and the contours of the land around it.
  pen.outline('axis', [-1, -1, 0], [w + 1, -1, 0], [w + 1, d + 1, 0], [-1, d + 1, 0]);
  for (const k of [1.6, 2.4, 3.4]) {
    const at = (t: number): Point3 => [w + k + Math.sin(t * 3 + k) * 0.5, -1 + t * (d + 2), 0];
    pen.line('fine', ...Array.from({ length: 9 }, (_, i) => at(i / 8)));
  }

  const base = random.length(1, 1.5);
  const podium: Box = { at: [1, 1, 0], size: [w - 2, d - 2, base] };
  const tower: Box = {
    at: [1.5, 1.5, base],
    size: [random.length(3.5, 4.5), random.length(3.5, 4.5), random.length(6, 7.5)],
  };
  const slab: Box = { at: [w - 5.5, 1.5, base], size: [random.length(3, 4), d - 4, random.length(2.5, 4)] };
  const low: Box = { at: [2, d - 4.25, base], size: [random.length(4, 5), 2.75, random.length(1, 2)] };

  pen.box(podium);
  storeys(pen, podium, 1);
  for (const [body, floors] of [
    [tower, random.int(7, 9)],
    [slab, random.int(4, 5)],
    [low, 2],
  ] as const) {
    pen.box(body);
    storeys(pen, body, floors);
  }
  // A terrace stepped back on the slab.
  pen.box({
    at: [slab.at[0] + 0.6, slab.at[1] + 0.6, base + slab.size[2]],
    size: [slab.size[0] - 1.2, slab.size[1] * 0.5, 0.8],
  });

  // Trees.
  for (let i = 0; i < 5; i += 1)
    tree(pen, [1.5 + i * 2.4 + random.next(), d + 0.2, 0], 0.5 + random.next() * 0.25);

  const envelope: Box = { at: [1, 1, 0], size: [w - 2, d - 2, base + tower.size[2] + 0.9] };
  const [x, y, X, Y, Z] = [1, 1, w - 1, d - 1, envelope.size[2]];
  pen.outline('signalHidden', [x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z]);
  for (const [px, py] of [
    [x, Y],
    [X, Y],
    [X, y],
  ] as const)
    pen.line('signalHidden', [px, py, base], [px, py, Z]);

  pen.dimension([1, d - 1, 0], [w - 1, d - 1, 0], [0, 3.2, 0], String((w - 2) * 3000));
  pen.level([x, Y, Z], `+${(Z * 3).toFixed(1)}00`, 40);
}

function storeys(pen: Pen, { at: [x, y, z], size: [w, d, h] }: Box, floors: number) {
  for (let i = 1; i < floors; i += 1) {
    const level = z + (h * i) / floors;
    pen.line('fine', [x, y + d, level], [x + w, y + d, level], [x + w, y, level]);
  }
}

function tree(pen: Pen, [x, y, z]: Point3, r: number) {
  pen.line('fine', [x, y, z], [x, y, z + 0.8]);
  const crown = Array.from({ length: 9 }, (_, i): Point3 => {
    const angle = (i / 9) * Math.PI * 2;
    const reach = r * (i % 2 ? 0.92 : 1.1);
    return [
      x + Math.cos(angle) * reach * 0.7,
      y - Math.cos(angle) * reach * 0.7,
      z + 0.8 + r + Math.sin(angle) * reach,
    ];
  });
  pen.face('fine', ...crown);
}

function north(pen: Pen, x: number, y: number): Pen {
  const at = (right: number, down: number) => `M${(x + right) * STEPS} ${(y + down) * STEPS}`;
  return pen
    .flat('visible', `${at(-11, 0)}a44 44 0 1 0 88 0a44 44 0 1 0-88 0${at(0, 15)}v-136`)
    .flat('cut', `${at(-5, -6)}l20-44l20 44`)
    .note(x - 2, y - 21, 'N');
}
