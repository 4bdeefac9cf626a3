import type { FormPage } from '@plinth/api-server/db/schema/forms';
import type { QuestionType } from '@plinth/domain/forms/question-type';
import { seedId } from './seed-id.ts';

type Ask = {
  key: string;
  type: QuestionType;
  question: string;
  options?: string[];
  isRequired?: boolean;
  maxLength?: number;
  placeholder?: string;
};

const ask = ({ key, type, question, options = [], ...rest }: Ask) => ({
  questionId: seedId(`onboarding ${key}`),
  questionType: type,
  question,
  meta: { questionTag: key },
  options: options.map((text) => ({ optionId: seedId(`onboarding ${key} ${text}`), text })),
  ...rest,
});

/** The questions a guide wants answered before the first review. */
export const ONBOARDING_PAGES: FormPage[] = [
  {
    pageId: 'practice',
    title: 'Where you stand',
    questions: [
      ask({
        key: 'role',
        type: 'SINGLE_CHOICE',
        question: 'What describes you best?',
        options: [
          'Student of architecture or engineering',
          'In practice for up to 2 years',
          'In practice for 3 to 7 years',
          'In practice for longer',
        ],
      }),
      ask({
        key: 'tools',
        type: 'MULTI_CHOICE',
        question: 'Which tools have you used on a real project?',
        options: ['AutoCAD', 'Revit', 'Archicad', 'SketchUp', 'Rhino', 'Navisworks', 'None of these yet'],
      }),
      ask({
        key: 'confidence',
        type: 'SCALE_NUMBER',
        question: 'How sure are you in reading a set of construction drawings? 0 is not at all, 10 is fully.',
      }),
    ],
  },
  {
    pageId: 'goals',
    title: 'What you are after',
    questions: [
      ask({
        key: 'goal',
        type: 'SINGLE_CHOICE',
        question: 'What should be different for you after the course?',
        options: [
          'A first job in a BIM team',
          'A better role where I am',
          'Leading BIM on my own projects',
          'Out of curiosity',
        ],
      }),
      ask({
        key: 'project',
        type: 'TEXT_AREA',
        question: 'Which building would you like to model, and why that one?',
        isRequired: false,
        maxLength: 500,
        placeholder: 'A library, a school, a house you know well',
      }),
      ask({
        key: 'laptop',
        type: 'BINARY_YES_NO',
        question: 'Do you have a computer with at least 16 GB of memory?',
        options: ['Yes', 'No'],
      }),
    ],
  },
];
