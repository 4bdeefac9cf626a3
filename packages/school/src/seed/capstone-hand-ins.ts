import { drawResume } from './draw-resume.ts';

/** The content of one hand-in: its text, its file if the task requires one, and the guide's remark. */
type Handed = { text: string; remark: string; pdf?: () => Uint8Array<ArrayBuffer> };

const PORTFOLIO = () =>
  drawResume([
    'Portfolio',
    'The reading room: federated model, eight sheets, and the decisions with their reasons',
    'One module, documentation and detailing: the parapet in section, from sketch to sheet',
    'What I would do differently: name who receives each exchange before the first model is shared',
  ]);

/** By the end of the task's key: each hand-in provides what its task requires. */
const HANDED: Readonly<Record<string, Handed>> = {
  'hand-in-the-information-plan': {
    text: 'Two pages with a test for each requirement; the dates of exchange are on the second.',
    remark: 'Every requirement can be tested. The dates of exchange could name a receiver.',
  },
  'hand-in-the-federated-model': {
    text: 'The three models in one, and the clash report with a decision for every clash.',
    remark: 'The models agree to the millimetre. Two decisions carry no name.',
  },
  'hand-in-the-drawing-set': {
    text: 'Eight sheets as one PDF in the order of the site, and the schedule of rooms and openings.',
    remark: 'Can be built from. Plan and schedule agree; sheet 5 lacks a north arrow.',
  },
  'hand-in-your-portfolio': {
    text: 'The reading room, the documentation module, and a page on what I would do differently.',
    remark: 'Short and honest. Begin with the section: it shows best what you decided.',
    pdf: PORTFOLIO,
  },
};

/** Returns what is handed in for a task of the capstone or the evaluation day. */
export function handedAt(nodeKey: string): Handed {
  const handed = HANDED[nodeKey.slice(nodeKey.lastIndexOf('/') + 1)];
  if (!handed) throw new Error(`nothing is said of what is handed in at ${nodeKey}`);
  return handed;
}
