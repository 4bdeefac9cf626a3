import { axonometry, type Point3 } from './axonometry.ts';
import type { Box, Pen } from './pen.ts';
import { randomFrom } from './random.ts';
import { fitted } from './sheet.ts';

/** Draws an add-on: a module on its way into the frame that awaits it. */
export function joinedModule(seed: string): Pen {
  const pen = fitted(axonometry(24, 36), (pen) => draw(pen, seed), { x: 18, y: 14 });
  return pen.note(12, 18, 'MODULE, TO FIT');
}

function draw(pen: Pen, seed: string) {
  const random = randomFrom(seed);
  const [columns, rows] = [random.int(3, 4), random.int(2, 3)];
  const size: Point3 = [2.6, random.length(4, 4.75), 2];
  const open = { column: random.int(1, columns - 1), row: rows - 1 };
  const out = size[1] + random.length(2.5, 3.5);
  const panes = random.int(2, 3);
  const top = rows * size[2];

  pen.box({ at: [-1, -1, -0.35], size: [columns * size[0] + 2, size[1] + 2, 0.35] });
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const box: Box = { at: [column * size[0], 0, row * size[2]], size };
      if (column === open.column && row === open.row) berth(pen, box);
      else {
        pen.box(box).panes('y', box, panes, 1, 0.16);
        if (column === columns - 1) pen.panes('x', box, 4, 1, 0.14);
        else if (column + 1 === open.column && row === open.row)
          pen.line('fine', [box.at[0] + size[0], 0.6, box.at[2]], [box.at[0] + size[0], 0.6, top]);
      }
    }
  }
  for (let i = 0; i <= columns; i += 1) {
    if (i === open.column + 1 && i < columns) continue;
    pen
      .line('axis', [i * size[0], -0.2, top], [i * size[0], -1.9, top])
      .bubble([i * size[0], -2.4, top], 'ABCDE'[i] ?? '');
  }

  // The module, pulled out along y, with the lines it travels on.
  const [x, X, z, Z] = [open.column * size[0], (open.column + 1) * size[0], open.row * size[2], top];
  for (const [px, pz] of [
    [x, Z],
    [X, Z],
    [X, z],
    [x, z],
  ] as const)
    pen.line('signalHidden', [px, size[1], pz], [px, out, pz]);
  const moved: Box = { at: [x, out, z], size };
  pen
    .box(moved, 'signal')
    .hiddenEdges(moved, 'signalHidden')
    .panes('y', moved, panes, 1, 0.16)
    .panes('x', moved, 4, 1, 0.14);

  pen.dimension([x, size[1], Z], [x, out, Z], [0, 0, 1], String((out - size[1]) * 1000), 'signal');
  pen.dimension([x, out + size[1], z], [X, out + size[1], z], [0, 0, -0.9], String(size[0] * 1000));
  pen.dimension([columns * size[0], 0, 0], [columns * size[0], 0, top], [1.9, 0, 0], String(top * 1500));
  pen.level([0, size[1], top], `+${(top * 1.5).toFixed(3)}`, 34);
}

/** Draws the place reserved for the module: the roof below it and the frame that will support it. */
function berth(pen: Pen, { at: [x, y, z], size: [w, d, h] }: Box) {
  const [X, Y, Z] = [x + w, y + d, z + h];
  pen.line('fine', [x, y + d / 2, z], [X, y + d / 2, z]).line('fine', [x + w / 2, y, z], [x + w / 2, Y, z]);
  pen
    .line('visible', [x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z])
    .line('visible', [X, y, z], [X, y, Z])
    .line('visible', [X, Y, z], [X, Y, Z]);
}
