import type { Point2, Point3, Projection } from './axonometry.ts';

/**
 * The number of path steps per sheet unit. A quarter of a unit is a tenth of a millimetre on a screen, and whole
 * numbers of quarters are half as long to send as decimals.
 */
export const STEPS = 4;

/**
 * The attributes of a stroke beside its path, in steps. The sheet itself is filled with paper, so lines have
 * `fill="none"` and bodies have none. Colours written here apply without a style sheet; the classes follow the theme.
 */
const weights = {
  visible: 'fill="none"',
  cut: 'fill="none" stroke-width="8"',
  fine: 'fill="none" stroke-width="2.2"',
  hidden: 'fill="none" stroke-width="2.8" stroke-dasharray="12 10"',
  axis: 'fill="none" stroke-width="2" stroke-dasharray="36 8 6 8"',
  signal: 'class="aw-signal" fill="none" stroke="#b03a08" stroke-width="4.8"',
  signalHidden: 'class="aw-signal" fill="none" stroke="#b03a08" stroke-width="3.2" stroke-dasharray="12 10"',
} as const;

const bodies = {
  visible: '',
  fine: 'stroke-width="2.2"',
  signal: 'class="aw-signal" stroke="#b03a08" stroke-width="4.8"',
  shade: 'class="aw-shade" fill="#e7e1d2"',
  shadeSignal: 'class="aw-shade aw-signal" fill="#e7e1d2" stroke="#b03a08" stroke-width="4.8"',
  ink: 'fill="currentColor"',
} as const;

export type Weight = keyof typeof weights;
export type Body = keyof typeof bodies;

export type Box = { at: Point3; size: Point3 };

const digits = (value: number) => String(Math.round(value * STEPS));
const joined = (x: number, y: number) => {
  const second = digits(y);
  return digits(x) + (second.startsWith('-') ? second : ` ${second}`);
};

/** Formats a step from the last point: along an axis it needs one number. */
function stepOf(x: number, y: number): string {
  const [right, down] = [digits(x), digits(y)];
  if (right === '0' || right === '-0') return `v${down}`;
  return down === '0' || down === '-0' ? `h${right}` : `l${joined(x, y)}`;
}

type Figure = { points: readonly Point2[]; closed?: boolean };

/**
 * Formats a path of straight lines that starts at its absolute position and continues in relative steps. Each step is
 * rounded separately, so that bodies of one size have the same text everywhere and cost a compressed page only once.
 */
function pathOf(...figures: Figure[]): string {
  let d = '';
  let at: Point2 | undefined;
  for (const { points, closed } of figures) {
    for (const [i, point] of points.entries()) {
      const [x, y] = at ? [point[0] - at[0], point[1] - at[1]] : point;
      d += at && i > 0 ? stepOf(x, y) : `${at ? 'm' : 'M'}${joined(x, y)}`;
      at = point;
    }
    if (!closed) continue;
    d += 'z';
    at = points[0];
  }
  return d;
}

const plus = ([a, b, c]: Point3, [d, e, f]: Point3, share = 1): Point3 => [
  a + d * share,
  b + e * share,
  c + f * share,
];

/**
 * Draws bodies in axonometry onto a sheet. Bodies are filled, so later shapes hide earlier ones: draw from the back to
 * the front. Adjacent strokes of one kind become one path.
 */
export class Pen {
  readonly #place: (point: Point3) => Point2;
  readonly #parts: { attributes: string; d: string }[] = [];
  /** Signs on the finished drawing, below its letters. */
  readonly #signs = new Map<string, string>();
  readonly #letters: string[] = [];
  readonly #bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };

  constructor(projection: Projection, scale = 1, origin: Point2 = [0, 0]) {
    this.#place = (point) => {
      const [x, y] = projection(point);
      return [x * scale + origin[0], y * scale + origin[1]];
    };
  }

  /** The extent of all bodies and lines, without letters. */
  get bounds() {
    return { ...this.#bounds };
  }

  toString(): string {
    const signs = Array.from(this.#signs, ([attributes, d]) => ({ attributes, d }));
    const paths = [...this.#parts, ...signs].map(
      ({ attributes, d }) => `<path${attributes && ` ${attributes}`} d="${d}"/>`,
    );
    const letters = this.#letters.length
      ? `<g class="aw-letters" fill="currentColor" stroke="#fbf9f3" stroke-width="10" paint-order="stroke">${this.#letters.join('')}</g>`
      : '';
    return paths.join('') + letters;
  }

  #add(attributes: string, d: string, apart = false): this {
    const last = this.#parts.at(-1);
    if (!apart && last?.attributes === attributes) last.d += d;
    else this.#parts.push({ attributes, d });
    return this;
  }

  #sign(attributes: string, d: string): this {
    this.#signs.set(attributes, (this.#signs.get(attributes) ?? '') + d);
    return this;
  }

  #measured(points: readonly Point3[]): Point2[] {
    return points.map((point) => {
      const place = this.#place(point);
      this.#bounds.left = Math.min(this.#bounds.left, place[0]);
      this.#bounds.right = Math.max(this.#bounds.right, place[0]);
      this.#bounds.top = Math.min(this.#bounds.top, place[1]);
      this.#bounds.bottom = Math.max(this.#bounds.bottom, place[1]);
      return place;
    });
  }

  line(weight: Weight, ...points: Point3[]): this {
    return this.#add(weights[weight], pathOf({ points: this.#measured(points) }));
  }

  outline(weight: Weight, ...points: Point3[]): this {
    return this.#add(weights[weight], pathOf({ points: this.#measured(points), closed: true }));
  }

  /** Draws a plane figure that hides whatever is behind it. */
  face(body: Body, ...points: Point3[]): this {
    return this.#add(bodies[body], pathOf({ points: this.#measured(points), closed: true }), true);
  }

  /** Draws a solid: its top and right side in paper, its left side in shade. */
  box({ at: [x, y, z], size: [w, d, h] }: Box, body: 'visible' | 'signal' = 'visible'): this {
    const [X, Y, Z] = [x + w, y + d, z + h];
    const top: Point3[] = [
      [x, y, Z],
      [X, y, Z],
      [X, Y, Z],
      [x, Y, Z],
    ];
    const right: Point3[] = [
      [X, y, Z],
      [X, Y, Z],
      [X, Y, z],
      [X, y, z],
    ];
    const sides = [top, right].map((points) => ({ points: this.#measured(points), closed: true }));
    this.#add(bodies[body], pathOf(...sides), true);
    return this.face(body === 'signal' ? 'shadeSignal' : 'shade', [x, Y, Z], [X, Y, Z], [X, Y, z], [x, Y, z]);
  }

  /**
   * Draws a small solid without shade: a column, a leg, a footing. Neighbours become one path, so they must not
   * overlap.
   */
  post({ at: [x, y, z], size: [w, d, h] }: Box): this {
    const [X, Y, Z] = [x + w, y + d, z + h];
    const around: Point3[] = [
      [x, y, Z],
      [X, y, Z],
      [X, y, z],
      [X, Y, z],
      [x, Y, z],
      [x, Y, Z],
    ];
    const edges: Point3[][] = [
      [
        [X, Y, z],
        [X, Y, Z],
        [X, y, Z],
      ],
      [
        [x, Y, Z],
        [X, Y, Z],
      ],
    ];
    return this.#add(
      bodies.visible,
      pathOf(
        { points: this.#measured(around), closed: true },
        ...edges.map((points) => ({ points: this.#measured(points) })),
      ),
    );
  }

  /** Draws the three edges of a solid that its own sides hide. */
  hiddenEdges({ at: [x, y, z], size: [w, d, h] }: Box, weight: 'hidden' | 'signalHidden' = 'hidden'): this {
    return this.line(weight, [x, y, z + h], [x, y, z], [x + w, y, z]).line(weight, [x, y, z], [x, y + d, z]);
  }

  /** Draws panes on the left (`y`) or right (`x`) side of a solid, in columns and rows. */
  panes(
    side: 'x' | 'y',
    { at: [x, y, z], size: [w, d, h] }: Box,
    columns: number,
    rows: number,
    gap = 0.22,
  ): this {
    const [run, rise] = [(side === 'x' ? d : w) / columns, h / rows];
    const on = (along: number, height: number): Point3 =>
      side === 'x' ? [x + w, y + along, z + height] : [x + along, y + d, z + height];
    for (let c = 0; c < columns; c += 1) {
      for (let r = 0; r < rows; r += 1) {
        const [from, to] = [(c + gap) * run, (c + 1 - gap) * run];
        const [low, high] = [(r + gap) * rise, (r + 1 - gap) * rise];
        this.outline('fine', on(from, low), on(to, low), on(to, high), on(from, high));
      }
    }
    return this;
  }

  /** Draws a dimension from `a` to `b`, offset by `off`, with slashes at its ends and the figure along it. */
  dimension(
    a: Point3,
    b: Point3,
    off: Point3,
    figure: string,
    weight: 'visible' | 'signal' = 'visible',
  ): this {
    const [from, to] = [plus(a, off), plus(b, off)];
    this.line('fine', plus(a, off, 0.2), plus(a, off, 1.18)).line(
      'fine',
      plus(b, off, 0.2),
      plus(b, off, 1.18),
    );
    this.line(weight === 'signal' ? 'signal' : 'fine', from, to);
    const [p, q] = [this.#place(from), this.#place(to)];
    for (const [x, y] of [p, q]) this.#add(weights[weight], `M${joined(x - 3, y + 3)}l24-24`);

    let angle = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
    if (angle > 90 || angle < -89) angle += 180;
    const radians = (angle * Math.PI) / 180;
    const lift = 3.5;
    const at: Point2 = [
      (p[0] + q[0]) / 2 + Math.sin(radians) * lift,
      (p[1] + q[1]) / 2 - Math.cos(radians) * lift,
    ];
    return this.#write(
      at,
      figure,
      ` text-anchor="middle" transform="rotate(${Math.round(angle * 5) / 5} ${joined(...at)})"`,
    );
  }

  /** Draws the end of a grid line: a circle with its letter. */
  bubble(at: Point3, letter: string): this {
    const [[x, y] = [0, 0]] = this.#measured([at]);
    this.#sign('stroke-width="2.8"', `M${joined(x - 6.5, y)}a26 26 0 1 0 52 0a26 26 0 1 0-52 0`);
    return this.#write([x, y + 2.4], letter, ' text-anchor="middle"');
  }

  /** Draws a level mark: a triangle on its line with the height above it. */
  level(at: Point3, figure: string, length = 26): this {
    const [[x, y] = [0, 0]] = this.#measured([at]);
    this.#sign(weights.fine, `M${joined(x - 3, y)}h${digits(-length)}`);
    this.#sign(bodies.ink, `M${joined(x - length, y)}l-12-20h24z`);
    return this.#write([x - length + 6, y - 2.5], figure);
  }

  /** Draws a line from a point of the drawing to the right, with a label at its end. */
  leader(at: Point3, to: number, word: string): this {
    const [[x, y] = [0, 0]] = this.#measured([at]);
    this.#sign(weights.fine, `M${joined(x + 3, y)}H${digits(to - 3)}`);
    this.#sign(bodies.ink, `M${joined(x + 1.5, y)}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`);
    return this.#write([to, y + 2.4], word);
  }

  /** Writes a note at a position on the sheet, in sheet units. */
  note(x: number, y: number, words: string, anchor: 'start' | 'end' = 'start'): this {
    return this.#write([x, y], words, anchor === 'end' ? ' text-anchor="end"' : '');
  }

  /** Adds path data in steps. */
  flat(weight: Weight, d: string): this {
    return this.#add(weights[weight], d);
  }

  #write([x, y]: Point2, words: string, attributes = ''): this {
    this.#letters.push(`<text x="${digits(x)}" y="${digits(y)}"${attributes}>${words}</text>`);
    return this;
  }
}
