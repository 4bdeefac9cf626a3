import { createHash } from 'node:crypto';
import { type Color, type PDFPage, rgb } from 'pdf-lib';

type Point = [x: number, y: number, z: number];

const PAPER = rgb(1, 1, 1);
const SIGNAL = rgb(0.72, 0.22, 0.11);
/** In bays: the height of a storey, the thickness of its slab, and the gap between it and the storey below. */
const [STOREY, SLAB, GAP] = [0.9, 0.14, 1.15];
const COS = Math.cos(Math.PI / 6);

/**
 * Draws an exploded axonometric of a building into a field of the page. Its bays, its storeys and the opening in its
 * slabs follow from the seed, so a course has the same building on all its sheets and no other course shares it.
 */
export function drawBuilding(
  page: PDFPage,
  seed: string,
  field: { x: number; y: number; width: number; height: number },
  ink: Color,
): void {
  const lots = createHash('sha256').update(seed).digest();
  const lot = (at: number, from: number, to: number) => from + ((lots[at] ?? 0) % (to - from + 1));
  const [wide, deep, storeys] = [lot(0, 4, 6), lot(1, 3, 4), lot(2, 3, 5)];
  const [holeX, holeY, holeWide] = [lot(3, 1, wide - 2), lot(4, 1, deep - 2), lot(5, 1, 2)];
  const rise = STOREY + SLAB + GAP;
  const high = (storeys - 1) * rise + SLAB;
  const scale = Math.min(field.width / ((wide + deep) * COS), field.height / ((wide + deep) / 2 + high));
  const left = field.x + (field.width - (wide + deep) * COS * scale) / 2;
  const at = ([x, y, z]: Point) =>
    [left + (x - y + deep) * COS * scale, field.y + ((x + y) / 2 + z) * scale] as const;
  const line = (from: Point, to: Point, thickness = 0.45, color = ink, dashArray?: number[]) => {
    const [start, end] = [at(from), at(to)];
    page.drawLine({
      start: { x: start[0], y: start[1] },
      end: { x: end[0], y: end[1] },
      thickness,
      color,
      ...(dashArray ? { dashArray } : {}),
    });
  };
  const face = (...corners: Point[]) => {
    const path = corners.map(at).map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x} ${-y}`);
    page.drawSvgPath(`${path.join(' ')} Z`, { x: 0, y: 0, color: PAPER, borderColor: ink, borderWidth: 0.6 });
  };
  for (let storey = 0; storey < storeys; storey += 1) {
    const bottom = storey * rise;
    const top = bottom + SLAB;
    // Dashed lines that show where the corners of the storey below belong.
    if (storey > 0)
      for (const [x, y] of [
        [0, 0],
        [wide, 0],
        [0, deep],
      ] as const)
        line([x, y, bottom - GAP], [x, y, bottom], 0.5, SIGNAL, [3, 2]);
    face([0, 0, bottom], [wide, 0, bottom], [wide, 0, top], [0, 0, top]);
    face([0, 0, bottom], [0, deep, bottom], [0, deep, top], [0, 0, top]);
    face([0, 0, top], [wide, 0, top], [wide, deep, top], [0, deep, top]);
    for (let x = 1; x < wide; x += 1) line([x, 0, top], [x, deep, top], 0.2);
    for (let y = 1; y < deep; y += 1) line([0, y, top], [wide, y, top], 0.2);
    const [farX, farY] = [Math.min(holeX + holeWide, wide - 0.5), holeY + 1];
    face([holeX, holeY, top], [farX, holeY, top], [farX, farY, top], [holeX, farY, top]);
    line([holeX, holeY, top], [farX, farY, top], 0.3);
    line([farX, holeY, top], [holeX, farY, top], 0.3);
    if (storey === storeys - 1) continue;
    for (let x = wide; x >= 0; x -= 1)
      for (let y = deep; y >= 0; y -= 1)
        if (x === 0 || y === 0 || x === wide || y === deep) line([x, y, top], [x, y, top + STOREY], 0.55);
  }
}
