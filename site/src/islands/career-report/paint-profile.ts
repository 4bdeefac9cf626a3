import type { SkillStanding } from '@plinth/domain/career-builder/career-result';
import {
  axisLetter,
  drawProfile,
  type Line,
  type Rectangle,
} from '@plinth/domain/career-builder/draw-profile';
import type { Palette } from '@plinth/ui/theme/tokens';

/** The content of the picture beside the drawing, and its palette. */
export type ProfilePicture = {
  skills: readonly SkillStanding[];
  whose: string;
  role: string;
  standing: string;
  school: string;
  address: string;
  palette: Palette;
  /** Font families that the page has already loaded. */
  faces: Record<'heading' | 'mono', string>;
};

/** How a text is set; its size and maximum width are in pixels. */
type Lettering = {
  face?: 'heading' | 'mono';
  size?: number;
  weight?: number;
  color?: 'ink' | 'soft';
  align?: CanvasTextAlign;
  width?: number;
};

const WIDTH = 1080;
const HEIGHT = 1350;
const EDGE = 40;
const LEFT = 84;
const RIGHT = WIDTH - LEFT;
const DRAWING_TOP = 376;
const KEY = { top: 960, row: 46 };
const BLOCK = 1246;

/**
 * Paints the profile as a picture to post: PNG, 1080 x 1350, from the same lines as the page and the PDF. It contains
 * no one's address and no link to the report.
 */
export async function paintProfile(picture: ProfilePicture): Promise<Blob> {
  const { skills, whose, role, standing, school, address, palette, faces } = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('nothing to draw on');

  const write = (
    text: string,
    x: number,
    y: number,
    {
      face = 'mono',
      size = 24,
      weight = 400,
      color = 'ink',
      align = 'left',
      width = RIGHT - LEFT,
    }: Lettering = {},
  ) => {
    pen.font = `${weight} ${size}px ${faces[face]}`;
    pen.fillStyle = palette[color];
    pen.textAlign = align;
    pen.fillText(text, x, y, width);
  };
  const stroke = (width: number, color: 'ink' | 'hair' | 'signal' = 'ink', dash: number[] = []) => {
    pen.lineWidth = width;
    pen.strokeStyle = palette[color];
    pen.setLineDash(dash);
    pen.stroke();
  };

  pen.fillStyle = palette.sheet;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.beginPath();
  pen.rect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE);
  stroke(3);
  write(whose, LEFT, 128, { color: 'soft' });
  write(role, LEFT, 218, { face: 'heading', size: 84, weight: 800 });
  write(standing, LEFT, 284, { face: 'heading', size: 36, weight: 600 });

  write('Hatched: held. Dashed: missing. Heavy line: what the role needs.', LEFT, 336, {
    color: 'soft',
    size: 20,
  });

  const { height, width, levels, bays, bubble, axisTop } = drawProfile(skills);
  const scale = (RIGHT - LEFT) / width;
  const across = (x: number) => LEFT + x * scale;
  // The y axis of the drawing points upwards, that of the picture downwards.
  const down = (y: number) => DRAWING_TOP + (height - y) * scale;
  const trace = (lines: readonly Line[]) => {
    pen.beginPath();
    for (const { from, to } of lines) {
      pen.moveTo(across(from.x), down(from.y));
      pen.lineTo(across(to.x), down(to.y));
    }
  };
  const box = ({ x, y, width: wide, height: high }: Rectangle) => {
    pen.beginPath();
    pen.rect(across(x), down(y + high), wide * scale, high * scale);
  };
  for (const { y, level, text } of levels) {
    trace([{ from: { x: 64, y }, to: { x: width, y } }]);
    stroke(level === 0 ? 4 : 1.5, level === 0 ? 'ink' : 'hair');
    write(`${level} ${text}`, across(0), down(y) + 8);
  }
  for (const { axis, x, held, needed, gap } of bays) {
    trace([{ from: { x, y: axisTop }, to: { x, y: bubble.y + bubble.radius } }]);
    stroke(1.5, 'hair', [22, 7, 5, 7]);
    pen.beginPath();
    pen.arc(across(x), down(bubble.y), bubble.radius * scale, 0, 2 * Math.PI);
    stroke(2.5);
    write(axis, across(x), down(bubble.y) + 9, { align: 'center', size: 26 });
    if (held) {
      box(held);
      pen.fillStyle = palette.well;
      pen.fill();
      stroke(3.5);
      trace(held.hatch);
      stroke(1.5);
    }
    if (gap) {
      box(gap);
      stroke(2.5, 'ink', [7, 7]);
      const middle = down(gap.y + gap.height / 2);
      pen.fillStyle = palette.sheet;
      pen.fillRect(across(x) - 37, middle - 16, 74, 32);
      write(`gap ${gap.steps}`, across(x), middle + 8, { align: 'center', size: 22 });
    }
    trace([needed]);
    stroke(7, 'signal');
  }

  for (const [index, { title, held, needed }] of skills.entries()) {
    const y = KEY.top + index * KEY.row;
    write(axisLetter(index), LEFT, y, { color: 'soft' });
    write(title, LEFT + 56, y, { face: 'heading', size: 27, weight: 500 });
    write(`${Math.min(held, needed)} of ${needed}`, RIGHT, y, { align: 'right' });
  }
  pen.beginPath();
  pen.moveTo(EDGE, BLOCK - 44);
  pen.lineTo(WIDTH - EDGE, BLOCK - 44);
  stroke(3);
  write(school, LEFT, BLOCK + 16, { face: 'heading', size: 34, weight: 800, width: 300 });
  write(address, RIGHT, BLOCK + 14, { align: 'right', color: 'soft', size: 22, width: 560 });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture came of it'))), 'image/png'),
  );
}
