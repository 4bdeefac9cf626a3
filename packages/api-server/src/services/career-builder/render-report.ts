import { careerLevelText } from '@plinth/domain/career-builder/career-levels';
import type { CareerResult } from '@plinth/domain/career-builder/career-result';
import { axisLetter, SKILL_LEVEL_TEXTS } from '@plinth/domain/career-builder/draw-profile';
import { gapsLeft } from '@plinth/domain/career-builder/gaps-left';
import { productCodeOfRegion } from '@plinth/domain/catalog/product-codes';
import { productOf } from '@plinth/domain/catalog/products';
import type { Region } from '@plinth/domain/catalog/region';
import { formatInstant } from '@plinth/domain/dates/format-day';
import { coursePath } from '@plinth/domain/navigation/course-paths';
import { PDFDocument, type PDFFont, rgb, StandardFonts } from 'pdf-lib';
import { fitText, wrapText } from '../pdf/fit-text.ts';
import { openPen } from '../pdf/open-pen.ts';
import { addLink } from './add-link.ts';
import { drawElevation } from './draw-elevation.ts';

export type CareerReportFacts = {
  school: string;
  firstName: string | null;
  role: string;
  result: CareerResult;
  /** ISO 8601 UTC. */
  answeredAt: string;
  /** The school's origin, for the address of the course. */
  origin: string;
  region: Region;
};

const PAGE: [number, number] = [595.28, 841.89];
const EDGE = 28;
const LEFT = 52;
const RIGHT = PAGE[0] - LEFT;
const GUTTER = 318;
const INK = rgb(0.09, 0.09, 0.11);
const PAPER = rgb(1, 1, 1);
const SOFT = rgb(0.27, 0.27, 0.25);

/**
 * Renders the report as a one-page sheet, drawn only with lines; the same facts give the same bytes. A role of five
 * skills, none of which the person has, is the fullest possible sheet, and ends above the title block (its test ensures
 * that).
 */
export async function renderCareerReport(facts: CareerReportFacts): Promise<Uint8Array> {
  const { school, firstName, role, result } = facts;
  const document = await PDFDocument.create({ updateMetadata: false });
  const answeredAt = new Date(facts.answeredAt);
  document.setTitle(`Skills against the role: ${role}`);
  document.setAuthor(school);
  document.setLanguage('en');
  document.setCreationDate(answeredAt);
  document.setModificationDate(answeredAt);
  const regular = await document.embedFont(StandardFonts.Helvetica);
  const bold = await document.embedFont(StandardFonts.HelveticaBold);
  const mono = await document.embedFont(StandardFonts.Courier);
  const page = document.addPage(PAGE);

  const text = (x: number, y: number, content: string, font: PDFFont, size: number, color = INK) =>
    page.drawText(fitText(font, content, size, RIGHT - x), { x, y, size, font, color });
  const rule = (y: number, thickness = 0.5, from = LEFT, to = RIGHT) =>
    page.drawLine({ start: { x: from, y }, end: { x: to, y }, thickness, color: INK });
  /** @returns the y below the last line */
  const paragraph = (x: number, y: number, content: string, { size = 9.5, width = RIGHT - x } = {}) => {
    const lines = wrapText(regular, content, size, width);
    for (const [index, line] of lines.entries()) text(x, y - index * size * 1.35, line, regular, size, SOFT);
    return y - lines.length * size * 1.35;
  };

  page.drawRectangle({
    x: EDGE,
    y: EDGE,
    width: PAGE[0] - 2 * EDGE,
    height: PAGE[1] - 2 * EDGE,
    borderColor: INK,
    borderWidth: 1.2,
  });
  const { label, meaning } = careerLevelText(result.level, result.scores);
  const pen = await openPen(document, page, SOFT);
  // A name of which the sheet can draw only some letters is left out: the remainder would be no one's name.
  const name = firstName && (await pen.drawable(firstName)) === firstName.normalize('NFC') ? firstName : null;
  if (name) await pen.text(LEFT, 776, `${name}, against the role`, { size: 9, width: RIGHT - LEFT });
  else text(LEFT, 776, 'Against the role', mono, 9, SOFT);
  text(LEFT, 748, role, bold, 24);
  text(LEFT, 724, label, bold, 12);
  paragraph(LEFT, 708, meaning);

  drawElevation(page, result.skills, {
    x: LEFT - 8,
    y: 468,
    scale: 1.03,
    font: mono,
    ink: INK,
    paper: PAPER,
  });

  text(LEFT, 458, 'Hatched: you hold it. Dashed: missing. Heavy line: what the role needs.', mono, 8, SOFT);

  const scores = [
    ['Skills, as needed', result.scores.skills],
    ['Interests, shared', result.scores.interests],
    ['Both, 3 to 1', result.scores.total],
  ] as const;
  const column = LEFT + GUTTER + 70;
  for (const [index, [what, share]] of scores.entries()) {
    const y = 650 - index * 52;
    text(column, y, `${share} %`, bold, 18);
    text(column, y - 14, what, mono, 8, SOFT);
    rule(y - 22, 0.5, column);
  }

  let y = 424;
  text(LEFT, y, 'Schedule of skills', bold, 11);
  const columns = [LEFT, LEFT + 40, LEFT + 250, LEFT + 330, LEFT + 410] as const;
  y -= 18;
  for (const [index, head] of ['Axis', 'Skill', 'You hold', 'Role needs', 'Missing'].entries())
    text(columns[index] ?? LEFT, y, head, mono, 8, SOFT);
  rule(y - 6);
  for (const [index, { title, held, needed, gap }] of result.skills.entries()) {
    y -= 16;
    const level = (value: number) => `${value} ${SKILL_LEVEL_TEXTS[value] ?? ''}`;
    const cells = [axisLetter(index), title, level(held), level(needed), gap === 0 ? 'nothing' : String(gap)];
    for (const [at, cell] of cells.entries())
      text(columns[at] ?? LEFT, y, cell, at === 1 ? regular : mono, 9);
  }
  rule(y - 8);

  y -= 32;
  const coursesTop = y;
  text(LEFT, y, 'What to practise next', bold, 11);
  for (const { title, practice } of result.levelUps) {
    y -= 15;
    text(LEFT, y, title, bold, 9);
    y = paragraph(LEFT, y - 11, practice, { size: 8.5, width: 264 }) + 7;
  }
  if (result.levelUps.length === 0)
    paragraph(LEFT, y - 17, 'Nothing is missing for this role. Show what you have handed over.', {
      width: 260,
    });

  y = coursesTop;
  const courses = result.suggestedCourses;
  text(GUTTER + 30, y, courses.length > 0 ? 'A course to close the gap' : 'No course needed', bold, 11);
  for (const { productCode, closes } of courses) {
    const product = productOf(productCodeOfRegion(productCode, facts.region));
    y -= 17;
    for (const [index, line] of wrapText(bold, product.title, 9, RIGHT - GUTTER - 30).entries()) {
      if (index > 0) y -= 12;
      text(GUTTER + 30, y, line, bold, 9);
    }
    const path = coursePath(product.code);
    const left = gapsLeft(result.levelUps, closes);
    const told = [
      `${product.durationWeeks} weeks. Of what is missing, it teaches ${closes.join(', ')}.`,
      ...(left.length > 0 ? [`To practise alongside it: ${left.join(', ')}.`] : []),
      ...(path ? [] : ['It has no page in your region; write to us about it.']),
    ];
    y -= 12;
    for (const sentence of told) y = paragraph(GUTTER + 30, y, sentence, { size: 8.5 });
    if (!path) continue;
    // On two lines, because an address has no place to break and must be readable on paper.
    const address = new URL(path, facts.origin);
    text(GUTTER + 30, y - 2, address.host, mono, 7.5);
    text(GUTTER + 30, y - 12, path, mono, 7.5);
    addLink(page, address.href, { x: GUTTER + 30, y: y - 15, width: RIGHT - GUTTER - 30, height: 22 });
    y -= 20;
  }
  if (courses.length === 0)
    paragraph(GUTTER + 30, y - 17, 'By your answers, nothing that the role asks for is missing.');

  rule(70, 0.8, EDGE, PAGE[0] - EDGE);
  text(LEFT, 52, school, bold, 10);
  text(LEFT, 38, 'Based on your own answers; not a test of skill.', mono, 8, SOFT);
  text(GUTTER + 30, 52, 'Sheet C-002', mono, 8);
  text(GUTTER + 30, 38, `Answered ${formatInstant(facts.answeredAt, 'UTC')} (UTC)`, mono, 8, SOFT);
  return document.save({ useObjectStreams: false });
}
