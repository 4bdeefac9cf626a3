import { axonometry, type Point3 } from './axonometry.ts';
import { type Box, type Pen, STEPS } from './pen.ts';
import { randomFrom } from './random.ts';
import { fitted, sheet } from './sheet.ts';

type Scheme = Record<'tower' | 'slab' | 'low', Box>;

/** Draws any other cohort: masses on their plot, inside the envelope they may not leave. */
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
  const tower = [random.length(3.5, 4.5), random.length(3.5, 4.5), random.length(6, 7.5)] as const;
  const slab = [random.length(3, 4), d - 4, random.length(2.5, 4)] as const;
  const low = [random.length(4, 5), 2.75, random.length(1, 2)] as const;
  const put = (x: number, y: number, size: Point3): Box => ({ at: [x, y, base], size });
  /** The same masses on the plot in drawing order, from the back to the front. */
  const schemes: [Scheme, Scheme, Scheme] = [
    { tower: put(1.5, 1.5, [...tower]), slab: put(w - 5.5, 1.5, [...slab]), low: put(2, d - 4.25, [...low]) },
    {
      slab: put(1.5, 1.5, [...slab]),
      tower: put(w - 6, 1.5, [...tower]),
      low: put(w - 6.5, d - 4.25, [...low]),
    },
    {
      slab: put(1.5, 1.5, [d - 1, slab[0] - 0.5, slab[2]]),
      low: put(1.75, d - 5, [low[0] - 0.5, 3.25, low[2]]),
      tower: put(w - 6, d - 5.75, [...tower]),
    },
  ];
  const scheme = random.pick(schemes);
  const floors = { tower: random.int(7, 9), slab: random.int(4, 5), low: 2 };

  pen.box(podium);
  storeys(pen, podium, 1);
  for (const name of Object.keys(scheme) as (keyof Scheme)[]) {
    const { at, size } = scheme[name];
    pen.box(scheme[name]);
    storeys(pen, scheme[name], floors[name]);
    // A terrace set back on the slab.
    if (name === 'slab')
      pen.box({ at: [at[0] + 0.6, at[1] + 0.6, base + size[2]], size: [size[0] - 1.2, size[1] * 0.5, 0.8] });
  }

  // Trees.
  for (let i = 0; i < 5; i += 1)
    tree(pen, [1.5 + i * 2.4 + random.next(), d + 0.2, 0], 0.5 + random.next() * 0.25);

  const envelope: Box = { at: [1, 1, 0], size: [w - 2, d - 2, base + tower[2] + 0.9] };
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
