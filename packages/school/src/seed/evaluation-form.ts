import type { EvaluationQuestion, EvaluationSection } from '@plinth/domain/evaluation-day/evaluation-form';
import { seedId } from './seed-id.ts';

const option = (question: string, text: string, points: number) => ({
  optionId: seedId(`evaluation ${question} ${text}`),
  text,
  points,
});

const GRADES = [
  ['Not yet', 0],
  ['In parts', 2],
  ['Well', 3],
  ['Very well', 4],
] as const;

const graded = (question: string): EvaluationQuestion => ({
  questionId: seedId(`evaluation ${question}`),
  questionType: 'SINGLE_CHOICE',
  question,
  options: GRADES.map(([text, points]) => option(question, text, points)),
});

const written = (question: string): EvaluationQuestion => ({
  questionId: seedId(`evaluation ${question}`),
  questionType: 'SUBJECTIVE',
  question,
  options: [option(question, 'Notes', 0)],
  isRequired: false,
});

const ROLE = 'Which work does the learner want to do?';
const MODELLING = option(ROLE, 'Modelling', 0);
const COORDINATION = option(ROLE, 'Coordination', 0);

/** The questions that choose the sections of an evaluation. */
export const EVALUATION_FILTERS: EvaluationQuestion[] = [
  {
    questionId: seedId(`evaluation ${ROLE}`),
    questionType: 'FILTER',
    question: ROLE,
    options: [MODELLING, COORDINATION],
  },
];

/** The questions that guides answer about an interview of the demonstration course. */
export const EVALUATION_SECTIONS: EvaluationSection[] = [
  {
    sectionTitle: 'Presentation',
    shownFor: [],
    questions: [
      graded('Explains the building in ten minutes'),
      graded('Finds what is asked for in the model'),
      written('What stood out'),
    ],
  },
  {
    sectionTitle: 'The drawing set',
    shownFor: [],
    questions: [graded('Plan, section and schedule agree'), graded('The sheets can be built from')],
  },
  {
    sectionTitle: 'Coordination',
    shownFor: [COORDINATION.optionId],
    questions: [graded('Every clash has a decision and a reason'), written('What to work on next')],
  },
  {
    sectionTitle: 'Modelling',
    shownFor: [MODELLING.optionId],
    questions: [graded('Constraints hold when a level moves'), written('What to practise next')],
  },
];
