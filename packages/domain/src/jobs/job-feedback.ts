import { TEXT_AREA_MAX } from '../fields/text.ts';
import type { Question } from '../forms/question.ts';

const option = (last: string, text: string) => ({
  optionId: `0190000a-0000-7000-8000-0000000000${last}`,
  text,
});

/** What learners are asked about a round, or about an application as a whole (API-262). */
export const JOB_FEEDBACK_QUESTIONS: readonly Question[] = [
  {
    questionId: '0190000a-0000-7000-8000-000000000001',
    questionType: 'SCALE_STAR',
    question: 'How well did it match what the opening said?',
    meta: {},
    options: [],
  },
  {
    questionId: '0190000a-0000-7000-8000-000000000002',
    questionType: 'SINGLE_CHOICE',
    question: 'How prepared were you?',
    meta: {},
    options: [
      option('11', 'The course had prepared me'),
      option('12', 'Partly'),
      option('13', 'It was mostly new'),
    ],
  },
  {
    questionId: '0190000a-0000-7000-8000-000000000003',
    questionType: 'TEXT_AREA',
    question: 'What should the next one know?',
    meta: {},
    options: [],
    isRequired: false,
    maxLength: TEXT_AREA_MAX,
  },
];
