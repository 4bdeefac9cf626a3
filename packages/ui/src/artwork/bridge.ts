import { axonometry } from './axonometry.ts';
import type { Pen } from './pen.ts';
import { randomFrom } from './random.ts';
import { fitted, sheet } from './sheet.ts';

/** Draws BIM for civil engineers: a road bridge on its piers, with the piles below the ground. */
export function bridge(seed: string): Pen {
  const random = randomFrom(seed);
  const fall = random.pick([11, 13, 15]);
  const pen = fitted(axonometry(fall, 42), (pen) => draw(pen, seed), { x: 16, y: 14 });
  return pen.note(12, sheet.height - 10, 'GENERAL ARRANGEMENT');
}

function draw(pen: Pen, seed: string) {
  const random = randomFrom(seed);
  const kind = random.pick(['warren', 'arch', 'pratt'] as const);
  const bays = random.pick([8, 10]);
  const bay = 2.4;
  const length = bays * bay;
  const width = 3.6;
  const pierHeight = random.length(3.4, 4.2);
  const rise = kind === 'arch' ? random.length(4, 4.75) : random.length(2.4, 2.8);
  const deck = pierHeight;
  const road = deck + 0.5;
  const piers = [0, length / 2, length].filter((x) => kind !== 'arch' || x !== length / 2);

  // The ground in section behind, and the water.
  pen.line('hidden', [-3, 0, 0], [length + 3, 0, 0]);
  for (const x of piers) {
    for (const y of [0.3, width - 0.3]) {
      for (const off of [-0.5, 0.5]) pen.line('hidden', [x + off, y, -0.6], [x + off, y, -2.6]);
    }
    pen.box({ at: [x - 1, -0.4, -0.6], size: [2, width + 0.8, 0.6] });
    pen.box({ at: [x - 0.35, 0.2, 0], size: [0.7, width - 0.4, deck - 0.5] });
    pen.box({ at: [x - 0.55, -0.2, deck - 0.5], size: [1.1, width + 0.4, 0.5] });
  }

  const chord = (i: number): number => {
    if (kind !== 'arch') return i === 0 || i === bays ? 0 : rise;
    const t = i / bays;
    return rise * 4 * t * (1 - t);
  };
  const side = (y: number, weight: 'visible' | 'fine') => {
    for (let i = 0; i < bays; i += 1) {
      const [x, X] = [i * bay, (i + 1) * bay];
      if (kind === 'warren') {
        const middle = (x + X) / 2;
        pen.line(weight, [x, y, road], [middle, y, road + rise], [X, y, road]);
        if (i > 0) pen.line(weight, [middle - bay, y, road + rise], [middle, y, road + rise]);
      } else {
        pen.line(weight, [x, y, road + chord(i)], [X, y, road + chord(i + 1)]);
        pen.line('fine', [X, y, road], [X, y, road + chord(i + 1)]);
        if (kind === 'pratt' && i > 0 && i < bays - 1) {
          const down = i < bays / 2;
          pen.line('fine', [down ? x : X, y, road + rise], [down ? X : x, y, road]);
        }
      }
    }
  };

  // Far truss, deck, bracing, near truss.
  side(0, 'fine');
  pen.box({ at: [-1.2, -0.25, deck], size: [length + 2.4, width + 0.5, 0.5] });
  pen.line('axis', [-1.2, width / 2, road], [length + 1.2, width / 2, road]);
  for (let i = 1; i < bays; i += 1) {
    const x = kind === 'warren' ? (i - 0.5) * bay : i * bay;
    const height = kind === 'warren' ? rise : chord(i);
    if (height > rise * 0.55) pen.line('fine', [x, 0, road + height], [x, width, road + height]);
  }
  if (kind === 'warren')
    pen.line('fine', [(bays - 0.5) * bay, 0, road + rise], [(bays - 0.5) * bay, width, road + rise]);
  if (kind === 'arch') arch(pen, bays, bay, width, road, chord);
  side(width, 'visible');
  pen.line('cut', [-1.2, width + 0.25, deck], [length + 1.2, width + 0.25, deck]);

  // Abutments in section, with the earth they retain.
  for (const [x, out] of [
    [-1.2, -1],
    [length + 1.2, 1],
  ] as const) {
    pen.line(
      'cut',
      [x + out * 2.6, width + 0.25, road],
      [x, width + 0.25, road],
      [x, width + 0.25, -0.4],
      [x + out * 2.6, width + 0.25, -0.4],
    );
    for (let i = 0; i < 5; i += 1) {
      pen.line(
        'fine',
        [x + out * (0.4 + i * 0.45), width + 0.25, road - 0.1],
        [x + out * (0.1 + i * 0.45), width + 0.25, road - 0.8],
      );
    }
  }

  const spans = piers.slice(1).map((x, i) => [piers[i] ?? 0, x] as const);
  for (const [from, to] of spans) {
    pen.dimension(
      [from, width + 0.25, -0.6],
      [to, width + 0.25, -0.6],
      [0, 2.4, 0],
      String((to - from) * 2500),
      'signal',
    );
  }
  pen.level([-1.2, -0.25, road], `+${(pierHeight * 2.5).toFixed(3)}`, 30);
}

function arch(
  pen: Pen,
  bays: number,
  bay: number,
  width: number,
  road: number,
  chord: (i: number) => number,
) {
  for (let i = 1; i < bays - 1; i += 1) {
    const [x, X] = [i * bay, (i + 1) * bay];
    if (chord(i) > 2.4 && chord(i + 1) > 2.4) {
      pen.line('fine', [x, 0, road + chord(i)], [X, width, road + chord(i + 1)]);
    }
  }
}
