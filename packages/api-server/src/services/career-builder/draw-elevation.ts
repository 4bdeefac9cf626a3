import type { SkillStanding } from '@plinth/domain/career-builder/career-result';
import { drawProfile, type Line, type Rectangle } from '@plinth/domain/career-builder/draw-profile';
import type { PDFFont, PDFPage, RGB } from 'pdf-lib';

type Place = { x: number; y: number; scale: number; font: PDFFont; ink: RGB; paper: RGB };

/** Draws the elevation of the skills onto a page, its lower left corner at x and y. */
export function drawElevation(
  page: PDFPage,
  skills: readonly SkillStanding[],
  { x: left, y: bottom, scale, font, ink, paper }: Place,
): void {
  const drawing = drawProfile(skills);
  const at = ({ x, y }: { x: number; y: number }) => ({ x: left + x * scale, y: bottom + y * scale });
  const line = ({ from, to }: Line, thickness: number, dashArray?: number[]) =>
    page.drawLine({
      start: at(from),
      end: at(to),
      thickness,
      color: ink,
      ...(dashArray ? { dashArray } : {}),
    });
  const box = ({ x, y, width, height }: Rectangle, thickness: number, dashArray?: number[]) =>
    page.drawRectangle({
      ...at({ x, y }),
      width: width * scale,
      height: height * scale,
      borderColor: ink,
      borderWidth: thickness,
      ...(dashArray ? { borderDashArray: dashArray } : {}),
    });
  const write = (text: string, x: number, y: number, size: number) => {
    const place = at({ x, y });
    page.drawText(text, {
      x: place.x - font.widthOfTextAtSize(text, size) / 2,
      y: place.y - size * 0.32,
      size,
      font,
      color: ink,
    });
  };

  for (const { y, level, text } of drawing.levels) {
    line({ from: { x: 52, y }, to: { x: drawing.width, y } }, level === 0 ? 1.2 : 0.3);
    write(`${level} ${text}`, 24, y, 8);
  }
  for (const { axis, x, held, needed, gap } of drawing.bays) {
    line(
      { from: { x, y: drawing.bubble.y + drawing.bubble.radius }, to: { x, y: drawing.axisTop } },
      0.3,
      [8, 2, 2, 2],
    );
    page.drawCircle({
      ...at({ x, y: drawing.bubble.y }),
      size: drawing.bubble.radius * scale,
      borderColor: ink,
      borderWidth: 0.8,
    });
    write(axis, x, drawing.bubble.y, 10);
    if (held) {
      for (const stroke of held.hatch) line(stroke, 0.5);
      box(held, 1.2);
    }
    if (gap) {
      box(gap, 0.8, [3, 3]);
      const label = { x: x - 15, y: gap.y + gap.height / 2 - 6, width: 30, height: 12 };
      page.drawRectangle({ ...at(label), width: 30 * scale, height: 12 * scale, color: paper });
      write(`gap ${gap.steps}`, x, gap.y + gap.height / 2, 8);
    }
    line(needed, 2.2);
  }
}
