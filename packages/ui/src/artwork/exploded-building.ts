import { axonometry, type Point3 } from './axonometry.ts';
import type { Box, Pen } from './pen.ts';
import { randomFrom } from './random.ts';
import { fitted, sheet } from './sheet.ts';

/** Draws BIM for architects: a building taken apart by levels, from its footings to its roof. */
export function explodedBuilding(seed: string): Pen {
  const pen = fitted(axonometry(21, 33), (pen) => draw(pen, seed), { x: 20, y: 9 });
  return pen.note(12, sheet.height - 10, 'EXPLODED');
}

function draw(pen: Pen, seed: string) {
  const random = randomFrom(seed);
  const bays = random.int(3, 4);
  const bay = random.pick([2.75, 3]);
  const [w, d] = [bays * bay, random.length(5.5, 6.5)];
  const corner = (x: number, y: number, from: number, to: number) =>
    pen.line('hidden', [x, y, from], [x, y, to]);
  const lift = (from: number, to: number) => {
    corner(0, d, from, to);
    corner(w, d, from, to);
    corner(w, 0, from, to);
  };

  // Grid and footings.
  for (let i = 0; i <= bays; i += 1) {
    pen
      .line('axis', [i * bay, -0.8, 0], [i * bay, d + 2.7, 0])
      .bubble([i * bay, d + 3.2, 0], 'ABCDE'[i] ?? '');
  }
  for (const [i, y] of [0, d / 2, d].entries()) {
    pen.line('axis', [-0.8, y, 0], [w + 1.6, y, 0]).bubble([w + 2.1, y, 0], String(3 - i));
  }
  for (let i = 0; i <= bays; i += 1) {
    for (const y of [0, d / 2, d]) pen.post({ at: [i * bay - 0.4, y - 0.4, 0], size: [0.8, 0.8, 0.3] });
  }

  // Frame: columns under a slab with its stair well.
  const frame = 2.3;
  lift(0.3, frame);
  const column = (x: number, y: number) =>
    pen.post({ at: [x - 0.14, y - 0.14, frame], size: [0.28, 0.28, 1.35] });
  column(w, 0);
  column(w, d / 2);
  for (let i = 0; i <= bays; i += 1) column(i * bay, d);
  const slab: Box = { at: [-0.3, -0.3, frame + 1.35], size: [w + 0.6, d + 0.6, 0.28] };
  pen.box(slab);
  const deck = frame + 1.63;
  const core = random.int(0, bays - 2) * bay + 0.4;

  // Walls, cut at breast height.
  const walls = deck + 2.5;
  lift(deck, walls);
  pen.face('visible', [0, 0, walls], [w, 0, walls], [w, d, walls], [0, d, walls]);
  const high = 1.15;
  const thick = 0.24;
  const wall = (at: Point3, size: Point3) => {
    const [x, y, z] = at;
    const [X, Y, Z] = [x + size[0], y + size[1], z + size[2]];
    pen.face('visible', [X, y, Z], [X, Y, Z], [X, Y, z], [X, y, z]);
    if (size[0] > thick) pen.face('shade', [x, Y, Z], [X, Y, Z], [X, Y, z], [x, Y, z]);
    pen.face('ink', [x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z]);
  };
  const split = random.length(d * 0.4, d * 0.6);
  wall([0, 0, walls], [w, thick, high]);
  wall([0, thick, walls], [thick, d - thick, high]);
  wall([core + bay, thick, walls], [thick, split - thick, high]);
  wall([thick, split, walls], [w * 0.55, thick, high]);
  const steps = 6;
  for (let i = 0; i < steps; i += 1) {
    pen.box({ at: [w - bay + 0.3 + i * 0.3, split + 0.5, walls], size: [0.3, 1, 0.16 * (steps - i)] });
  }
  wall([w - thick, thick, walls], [thick, split * 0.55, high]);
  wall([w - thick, split, walls], [thick, d - split, high]);
  wall([thick, d - thick, walls], [w * 0.3, thick, high]);
  wall([w * 0.5, d - thick, walls], [w * 0.5 - thick, thick, high]);

  // Roof.
  const roof = walls + high + 2.7;
  lift(walls + high, roof);
  const shape = random.pick(['flat', 'gable', 'saw'] as const);
  const plate: Box = { at: [-0.35, -0.35, roof], size: [w + 0.7, d + 0.7, 0.3] };
  pen.box(plate);
  const up = roof + 0.3;
  if (shape === 'flat') {
    pen.outline('fine', [0, 0, up], [w, 0, up], [w, d, up], [0, d, up]);
    for (let i = 0; i < bays; i += 1) {
      pen.box({ at: [i * bay + 0.6, d * 0.3, up], size: [bay - 1.2, d * 0.4, 0.45] });
      pen.line('fine', [i * bay + bay / 2, d * 0.3, up + 0.45], [i * bay + bay / 2, d * 0.7, up + 0.45]);
    }
  } else if (shape === 'gable') {
    const ridge = up + 1.7;
    pen.face('visible', [0, 0, up], [w, 0, up], [w, d / 2, ridge], [0, d / 2, ridge]);
    pen.face('shade', [0, d, up], [w, d, up], [w, d / 2, ridge], [0, d / 2, ridge]);
    pen.face('visible', [w, 0, up], [w, d, up], [w, d / 2, ridge]);
    for (let i = 1; i < bays * 3; i += 1) {
      pen.line('fine', [(i * bay) / 3, d, up], [(i * bay) / 3, d / 2, ridge]);
    }
  } else {
    for (let i = 0; i < bays; i += 1) {
      const [x, X] = [i * bay, (i + 1) * bay];
      pen.face('visible', [x, 0, up], [X, 0, up + 1.2], [X, d, up + 1.2], [x, d, up]);
      pen.face('shade', [x, d, up], [X, d, up], [X, d, up + 1.2]);
      pen.face('visible', [X, 0, up], [X, 0, up + 1.2], [X, d, up + 1.2], [X, d, up]);
      for (const y of [0.25, 0.5, 0.75]) pen.line('fine', [X, d * y, up], [X, d * y, up + 1.2]);
    }
  }

  pen.level([-0.3, d + 0.3, deck], '+3.600', 34);
  pen.level([0, d, walls], '+3.900', 34);
  pen.level([-0.35, d + 0.35, up], '+7.350', 34);
  const words = sheet.width - 62;
  pen.leader([w + 0.35, -0.35, roof], words, '04 ROOF');
  pen.leader([w, 0, walls], words, '03 WALLS');
  pen.leader([w + 0.3, -0.3, deck - 0.28], words, '02 FRAME');
  pen.leader([w + 0.4, -0.4, 0], words, '01 GRID');
  pen.dimension([w - bay, d, 0], [w, d, 0], [0, 1.9, 0], String(bay * 2000), 'signal');
}
