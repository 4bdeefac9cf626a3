import type { TextRun } from '@plinth/domain/curriculum/curriculum-node';
import { readFormula } from '../courses/read-formula.ts';
import type { SeededPart } from './hang-parts.ts';

const text = (content: string): SeededPart => ({ type: 'PARAGRAPH', meta: { content } });
const runs = (...parts: (string | TextRun)[]): SeededPart => {
  const all = parts.map((part) => (typeof part === 'string' ? { text: part } : part));
  return { type: 'PARAGRAPH', meta: { content: all.map((run) => run.text).join(''), runs: all } };
};
const inline = (tex: string): TextRun => ({ text: tex, math: readFormula(tex, false) ?? '' });
const formula = (title: string, tex: string): SeededPart => ({
  type: 'PARAGRAPH',
  meta: { readType: 'MATH', title, content: tex, value: readFormula(tex, true) ?? '' },
});
const cell = (key: string, content: string, align: 'start' | 'end' = 'start'): SeededPart => ({
  type: 'LIST_ENTRY',
  meta: { key, content, align },
});
const drawing = (title: string, content: string, shapes: string): SeededPart => ({
  type: 'IMAGE',
  meta: {
    readType: 'DRAWING',
    title,
    content,
    width: 220,
    height: 150,
    value: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 220 150" fill="none" stroke="currentColor" stroke-width="1.25">${shapes}</svg>`,
  },
});

const PLAN = `<rect x="30" y="30" width="160" height="90"/><rect x="38" y="38" width="144" height="74"/>
<path d="M110 38V112M80 120v-8M30 70h8" /><path d="M80 112a24 24 0 0 1 24-24v24" stroke-dasharray="3 3"/>
<text x="52" y="80" font-size="11" fill="currentColor" stroke="none">Study</text>
<text x="124" y="80" font-size="11" fill="currentColor" stroke="none">Library</text>`;
const SECTION = `<path d="M20 125h180" stroke-width="2.5"/><path d="M40 125V45h140v80M40 85h140"/><path d="M30 45 110 18l80 27"/>
<text x="150" y="118" font-size="11" fill="currentColor" stroke="none">+0.00</text>
<text x="150" y="80" font-size="11" fill="currentColor" stroke="none">+3.20</text>`;
const AXON = `<path d="M110 20 190 60 110 100 30 60zM30 60v40l80 40V100M190 60v40l-80 40"/>
<path d="M70 40 150 80M150 40 70 80" stroke-dasharray="3 3"/>`;

const reading: SeededPart[] = [
  {
    type: 'PREPARATORY_CONTENT',
    meta: {
      heading: 'Have these at hand',
      content: 'A pencil, the sheet list of your last project and ten minutes.',
    },
  },
  {
    type: 'CONTENT_CONTAINER',
    meta: { heading: 'Text' },
    parts: [
      runs(
        'Most of a lesson is text. Terms stand in ',
        { text: 'bold', bold: true },
        ' where they are explained, ',
        { text: 'as italics', italic: true },
        ' where a word is meant and not the thing, and ',
        { text: 'A-101', code: true },
        ' is what you type. ',
        { text: 'Links', href: 'https://www.iso.org/standard/68078.html' },
        ' lead out of the school and open beside it.',
      ),
      { type: 'READ', meta: { content: 'A short reading stands by itself, such as this one.' } },
      {
        type: 'READ_STATIC',
        meta: {
          heading: 'What stays',
          content: 'Rules that hold in every project are set apart under a heading.',
        },
      },
      {
        type: 'LIST',
        meta: { heading: 'Points' },
        parts: [
          { type: 'BULLET_POINT', meta: { content: 'Levels carry floors.' } },
          { type: 'BULLET_POINT', meta: { content: 'Grids carry columns and walls.' } },
        ],
      },
      {
        type: 'LIST',
        meta: { heading: 'Steps' },
        parts: [
          { type: 'NUMBER_POINT', meta: { content: 'Acquire the shared coordinates.' } },
          { type: 'NUMBER_POINT', meta: { content: 'Place levels and grids, then pin them.' } },
        ],
      },
      {
        type: 'LIST',
        meta: { readType: 'TABLE', heading: 'Suitability of a sheet' },
        parts: [
          ['S0', 'Work in progress', '0'],
          ['S2', 'Shared for information', '1'],
          ['A1', 'Authorised for stage 1', '2'],
        ].map(([code = '', meaning = '', gates = '']) => ({
          type: 'LIST',
          meta: { readType: 'ROW' },
          parts: [cell('Code', code), cell('Meaning', meaning), cell('Gates passed', gates, 'end')],
        })),
      },
      {
        type: 'PARAGRAPH',
        meta: { readType: 'CODE', key: 'text', content: 'PRJ-ARC-ZZ-01-M3-A-0101' },
      },
      {
        type: 'CONTENT_CONTAINER',
        meta: { heading: 'Worth a look twice', readType: 'NOTE' },
        parts: [text('Notes, worked examples, common mistakes and checklists are set off like this.')],
      },
    ],
  },
  {
    type: 'CONTENT_CONTAINER',
    meta: { heading: 'Formulas' },
    parts: [
      runs(
        'A wall of several layers has the resistance of all of them together. With ',
        inline('R_{si}'),
        ' and ',
        inline('R_{se}'),
        ' for the air at both faces, in square metres kelvin per watt:',
      ),
      formula(
        'Thermal transmittance of a layered wall',
        'U = \\frac{1}{R_{si} + \\sum_{i=1}^{n} \\frac{d_i}{\\lambda_i} + R_{se}}',
      ),
    ],
  },
  {
    type: 'ZONE',
    meta: {
      zoneTitle: 'Pictures side by side',
      zoneDescription: 'The same house three times. Each picture can be enlarged.',
    },
    parts: [
      drawing('Plan', 'Plan of a house with a study and a library', PLAN),
      drawing('Section', 'Section of the same house with two levels', SECTION),
      drawing('Axonometric', 'The volume of the house from above', AXON),
    ],
  },
  {
    type: 'COMPONENT_CONTENT',
    meta: { heading: 'A drawing by itself' },
    parts: [
      text('Larger drawings stand alone. Enlarge one with the button below it, then use plus and minus.'),
      drawing(
        'Section through the house, levels in metres',
        'Section with levels at 0.00 and 3.20 metres',
        SECTION,
      ),
    ],
  },
  {
    type: 'CONTENT_CONTAINER',
    meta: { heading: 'Questions and answers' },
    parts: [
      {
        type: 'DROP_DOWN_CONTENT',
        meta: { heading: 'Can I come back to a page?' },
        parts: [text('Yes. What is open stays open, and your notes and bookmarks wait for you there.')],
      },
      {
        type: 'DROP_DOWN_CONTENT',
        meta: { heading: 'Does reading earn credits?' },
        parts: [text('Lessons, quizzes and reviewed assignments do. This page does not.')],
      },
    ],
  },
  {
    type: 'PROJECT',
    meta: {
      heading: 'The house by the canal',
      content:
        'Most modules work on the same building, so that what you model in one is what you check in the next.',
    },
  },
  {
    type: 'COMPONENT_TASK',
    meta: { heading: 'Where something is handed in', content: 'An assignment ends with this. It takes:' },
    parts: [
      { type: 'FILE_UPLOAD', meta: { title: 'Upload your files' } },
      { type: 'LINK_UPLOAD', meta: { title: 'Add a link' } },
      { type: 'SUBMIT', meta: { title: 'Submit assignment' } },
    ],
  },
  {
    type: 'CONTENT_CONTAINER',
    meta: { heading: 'References' },
    parts: [
      {
        type: 'REFERENCE',
        meta: {
          referenceLabel: 'ISO 19650-1:2018',
          referenceLink: 'https://www.iso.org/standard/68078.html',
          content: 'Concepts and principles of information management',
        },
      },
    ],
  },
];

/** A page of the demonstration that shows what parts a lesson can have (ENUM-21). */
export const LESSON_GUIDE: SeededPart = {
  type: 'GUIDE',
  meta: {
    title: 'How a lesson is put together',
    content: 'Every kind of part that a lesson can have, once.',
    time: 10,
  },
  parts: [{ type: 'LESSON_READING', meta: { title: 'How a lesson is put together' }, parts: reading }],
};
