import { CERTIFICATE_NAMES, type CertificateKind } from '@plinth/domain/certificates/certificate-kind';
import { formatDay } from '@plinth/domain/dates/format-day';
import { PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { encode } from 'uqr';
import { openPen, type Pen } from '../pdf/open-pen.ts';
import { courseDays } from './course-days.ts';
import { drawBuilding } from './draw-building.ts';

export type CertificatePaper = {
  kind: CertificateKind;
  number: string;
  holderName: string;
  courseTitle: string;
  /** Days as YYYY-MM-DD. */
  startedOn: string | null;
  endedOn: string | null;
  issuedOn: string;
  shown: readonly string[];
  schoolName: string;
  /** The address at which it is verified. */
  url: string;
};

/** Landscape A4, in points. */
const PAGE: [number, number] = [841.89, 595.28];
const INK = rgb(0.11, 0.11, 0.1);
const SIGNAL = rgb(0.72, 0.22, 0.11);
/** The frame of the sheet, with the zones of a drawing in the surrounding strip. */
const FRAME = { x: 36, y: 36, right: PAGE[0] - 36, top: PAGE[1] - 36, strip: 12 };
const LEFT = 68;
/** The text is on the left, the drawing to its right. */
const WIDTH = 468;
const DRAWING = { x: 566, y: 182, width: 212, height: 320 };
/** The title block of a drawing sheet, along the lower edge of the frame. */
const BLOCK = { top: 140, middle: 76, columns: [FRAME.x, 262, 424, 688, FRAME.right] } as const;
const QR = 84;
const LIST = { size: 9, row: 13.5 };

const WORDS: Record<CertificateKind, string> = {
  COMPLETION: 'has completed the course',
  PRACTICE: 'has passed the practical work of the course',
  SKILLS: 'has reached the skills below in the course',
};

/** Wraps a text at the largest of the sizes at which it fits, falling back to the last size. */
async function fitted(pen: Pen, content: string, sizes: readonly number[], lines: number, style: Style) {
  for (const size of sizes) {
    const broken = await pen.wrap(content, lines + 1, { ...style, size });
    if (broken.length <= lines) return { size, lines: broken };
  }
  const size = sizes.at(-1) ?? 10;
  return { size, lines: await pen.wrap(content, lines, { ...style, size }) };
}
type Style = { width: number; weight?: 'regular' | 'bold' };

function drawSheet(page: PDFPage) {
  const { x, y, right, top, strip } = FRAME;
  const rectangle = (inset: number, borderWidth: number) =>
    page.drawRectangle({
      x: x + inset,
      y: y + inset,
      width: right - x - 2 * inset,
      height: top - y - 2 * inset,
      borderColor: INK,
      borderWidth,
    });
  rectangle(0, 1.2);
  rectangle(-strip, 0.4);
  const line = (from: [number, number], to: [number, number], thickness = 0.4, color = INK) =>
    page.drawLine({
      start: { x: from[0], y: from[1] },
      end: { x: to[0], y: to[1] },
      thickness,
      color,
    });
  for (let zone = 1; zone < 8; zone += 1) {
    const at = x + ((right - x) * zone) / 8;
    line([at, y - strip], [at, y]);
    line([at, top], [at, top + strip]);
  }
  for (let zone = 1; zone < 4; zone += 1) {
    const at = y + ((top - y) * zone) / 4;
    line([x - strip, at], [x, at]);
    line([right, at], [right + strip, at]);
  }
  line([x, BLOCK.top], [right, BLOCK.top], 0.8);
  for (const column of BLOCK.columns.slice(1, 3)) line([column, BLOCK.middle], [column, BLOCK.top]);
  line([BLOCK.columns[3], y], [BLOCK.columns[3], BLOCK.top]);
  line([x, BLOCK.middle], [BLOCK.columns[3], BLOCK.middle]);
  return line;
}

async function drawZones(pen: Pen) {
  const { x, y, right, top, strip } = FRAME;
  for (let zone = 0; zone < 8; zone += 1) {
    const at = x + ((right - x) * (zone + 0.5)) / 8 - 2;
    for (const bottom of [y - strip + 3.5, top + 3.5])
      await pen.text(at, bottom, String(zone + 1), { size: 6 });
  }
  for (let zone = 0; zone < 4; zone += 1) {
    const at = y + ((top - y) * (zone + 0.5)) / 4 - 2;
    for (const left of [x - strip + 4, right + 4]) await pen.text(left, at, 'DCBA'.charAt(zone), { size: 6 });
  }
}

function drawQr(page: PDFPage, url: string) {
  const { data, size } = encode(url, { border: 0 });
  const module = QR / size;
  const [x, top] = [(BLOCK.columns[3] + FRAME.right - QR) / 2, (FRAME.y + BLOCK.top + QR) / 2];
  for (const [row, modules] of data.entries())
    for (const [column, isDark] of modules.entries())
      if (isDark)
        page.drawRectangle({
          x: x + column * module,
          y: top - (row + 1) * module,
          width: module,
          height: module,
          color: INK,
        });
}

/** The drawable part of a name, and whether it contains all the letters. An emoji is not a letter. */
async function nameOf(pen: Pen, holderName: string): Promise<{ name: string; isWhole: boolean }> {
  const letters = (text: string) => (text.match(/\p{L}/gu) ?? []).length;
  const name = (await pen.drawable(holderName)).replace(/\s+/g, ' ').trim();
  return { name, isWhole: name !== '' && letters(name) === letters(holderName.normalize('NFC')) };
}

/**
 * Renders a certificate as a PDF of one A4 sheet; the same facts produce the same bytes. Letters that no font here can
 * draw are left out of the name, and the sheet says that the page shows it in full.
 */
export async function renderCertificate(paper: CertificatePaper): Promise<Uint8Array> {
  const { number, schoolName, url, kind, courseTitle } = paper;
  const document = await PDFDocument.create({ updateMetadata: false });
  const issued = new Date(paper.issuedOn);
  const title = CERTIFICATE_NAMES[kind];
  document.setTitle(`${title} ${number}`);
  document.setSubject(`${paper.holderName}, ${courseTitle}`);
  document.setAuthor(schoolName);
  document.setCreationDate(issued);
  document.setModificationDate(issued);
  const page = document.addPage(PAGE);
  const pen = await openPen(document, page, INK);
  const line = drawSheet(page);
  await drawZones(pen);
  drawBuilding(page, courseTitle, DRAWING, INK);

  // Tighter spacing when a long list follows below.
  const air = paper.shown.length > 9 ? 1 : 1.6;
  let y = 526;
  const write = async (
    content: string,
    sizes: readonly number[],
    lines: number,
    style: Partial<Style> = {},
  ) => {
    const fit = await fitted(pen, content, sizes, lines, { width: WIDTH, ...style });
    for (const one of fit.lines) {
      y -= fit.size * 1.22;
      await pen.text(LEFT, y, one, { width: WIDTH, ...style, size: fit.size });
    }
  };
  const space = (points: number) => {
    y -= points * air;
  };
  await write(schoolName, [12, 10], 2, { weight: 'bold' });
  space(12);
  await write(title, [30], 1, { weight: 'bold' });
  space(14);
  await write('This certifies that', [10.5], 1);
  space(2);
  const { name, isWhole } = await nameOf(pen, paper.holderName);
  await write(name || 'the holder', name ? [32, 28, 24, 20, 16] : [20], 2);
  y -= 14;
  // A dimension line under the name.
  line([LEFT, y], [LEFT + WIDTH, y], 0.7, SIGNAL);
  for (const x of [LEFT, LEFT + WIDTH]) line([x - 4, y - 4], [x + 4, y + 4], 1, SIGNAL);
  y -= 2;
  if (!isWhole) await write('The name is shown in full, in its own script, at the address below.', [8.5], 1);
  space(6);
  await write(WORDS[kind], [10.5], 1);
  space(2);
  await write(courseTitle, [20, 18, 16, 13], 2, { weight: 'bold' });
  space(4);
  await write(courseDays(paper.startedOn, paper.endedOn), [10], 1);
  space(18);
  await drawList(paper, { pen, line, top: y });

  const cell = async (at: number, label: string, value: string) => {
    const x = (BLOCK.columns[at] ?? FRAME.x) + 10;
    const style = { weight: 'bold', width: (BLOCK.columns[at + 1] ?? FRAME.right) - x - 8 } as const;
    await pen.text(x, BLOCK.top - 18, label, { size: 7.5, width: style.width });
    const fit = await fitted(pen, value, [12, 10.5, 9, 8], 2, style);
    for (const [row, one] of fit.lines.entries())
      await pen.text(x, BLOCK.top - 36 - row * fit.size * 1.25, one, { ...style, size: fit.size });
  };
  await cell(0, 'Number', number);
  await cell(1, 'Issued on', formatDay(paper.issuedOn));
  await cell(2, 'Issued by', schoolName);
  await pen.text(LEFT - 22, 62, 'Verify it: scan the code, or open', { size: 7.5 });
  await pen.text(LEFT - 22, 47, url, { size: 10, width: BLOCK.columns[3] - LEFT + 14 });
  drawQr(page, url);
  return document.save({ useObjectStreams: false });
}

type List = { pen: Pen; line: ReturnType<typeof drawSheet>; top: number };

/**
 * Draws what was shown, in columns down to the title block; what does not fit is counted, and is listed on the page.
 */
async function drawList({ shown, kind }: CertificatePaper, { pen, line, top }: List) {
  const columns = kind === 'SKILLS' ? 3 : 2;
  const rows = Math.max(1, Math.floor((top - BLOCK.top - 6) / LIST.row));
  const room = rows * columns;
  const items =
    shown.length > room
      ? [...shown.slice(0, room - 1), `and ${shown.length - room + 1} more, at the address below`]
      : shown;
  // Columns are only as long as they need to be.
  const perColumn = Math.ceil(items.length / columns);
  const width = WIDTH / columns;
  for (const [at, item] of items.entries()) {
    const [x, y] = [LEFT + Math.floor(at / perColumn) * width, top - (at % perColumn) * LIST.row];
    line([x, y + 3], [x + 6, y + 3], 1, SIGNAL);
    await pen.text(x + 11, y, item, { size: LIST.size, width: width - 19 });
  }
}
