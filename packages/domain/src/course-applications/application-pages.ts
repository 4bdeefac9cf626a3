import { LONG_TEXT_MAX } from '../fields/text.ts';
import type { QuestionType } from '../forms/question-type.ts';
import type { ApplicationForm } from './application-form.ts';
import type { ApplicationSource } from './application-source.ts';

/** The only form leads fill in. */
export const APPLICATION_FORM_ID = 'application';

/** The name of a field of the application, also the questionId of its question. */
export type ApplicationField = keyof ApplicationForm;

type Option = { optionId: string; text: string };

/** One question of the application form, as data. `rows` are the sub-questions of a GROUP_QUESTION. */
export type ApplicationQuestionDefinition = {
  questionId: ApplicationField;
  questionType: QuestionType;
  question: string;
  placeholder?: string;
  hint?: string;
  maxLength?: number;
  options?: readonly Option[];
  rows?: readonly { questionId: string; question: string }[];
  /** The forms that ask it, and whether they require an answer. */
  asked: Partial<Record<ApplicationSource, 'required' | 'optional'>>;
};

/** One page of the form. */
export type ApplicationPageDefinition = {
  pageId: string;
  title: string;
  questions: readonly ApplicationQuestionDefinition[];
};

const EVERYONE = { WEBSITE: 'required', WEBSITE_QUICK_APPLY: 'required' } as const;
const FULL_FORM = { WEBSITE: 'required' } as const;
const IF_LIKED = { WEBSITE: 'optional' } as const;
const IF_LIKED_BY_ALL = { WEBSITE: 'optional', WEBSITE_QUICK_APPLY: 'optional' } as const;

const options = (...pairs: [string, string][]): Option[] =>
  pairs.map(([optionId, text]) => ({ optionId, text }));
const named = (...texts: string[]): Option[] => texts.map((text) => ({ optionId: text, text }));

/** A question that a line of text answers. */
const line = (
  questionId: ApplicationField,
  question: string,
  maxLength: number,
  asked: ApplicationQuestionDefinition['asked'],
  further: Pick<ApplicationQuestionDefinition, 'hint' | 'placeholder'> = {},
): ApplicationQuestionDefinition => ({
  questionId,
  questionType: 'TEXT_INPUT',
  question,
  maxLength,
  asked,
  ...further,
});

/** The application form: every field of the application, page by page. */
export const APPLICATION_PAGES: readonly ApplicationPageDefinition[] = [
  {
    pageId: 'about-you',
    title: 'About you',
    questions: [
      line('firstName', 'First name', 100, EVERYONE),
      line('lastName', 'Last name', 100, IF_LIKED_BY_ALL, { hint: 'Leave it empty if you have one name.' }),
      line('emailId', 'Email address', 254, EVERYONE, { hint: 'The offer is sent to this address.' }),
      line('mobile', 'Mobile number', 40, EVERYONE, {
        hint: 'Choose the country, or begin with + and its code.',
      }),
      line('city', 'City', 80, EVERYONE),
      line('state', 'State or region', 80, FULL_FORM),
      line('country', 'Country', 80, EVERYONE),
    ],
  },
  {
    pageId: 'education',
    title: 'Education',
    questions: [
      {
        questionId: 'highestQualification',
        questionType: 'SINGLE_CHOICE',
        question: 'Your highest qualification, finished or under way',
        options: options(
          ['HIGH_SCHOOL', 'High school'],
          ['DIPLOMA', 'Diploma'],
          ['BACHELORS', "Bachelor's degree"],
          ['MASTERS', "Master's degree"],
          ['DOCTORATE', 'Doctorate'],
          ['OTHER', 'Something else'],
        ),
        asked: EVERYONE,
      },
      line('college', 'College or university you attend or attended last', 160, IF_LIKED),
      line('bachelorsCollegeName', "College of your bachelor's degree", 160, IF_LIKED),
      line('mastersCollegeName', "College of your master's degree", 160, IF_LIKED),
      {
        questionId: 'collegeType',
        questionType: 'SINGLE_CHOICE',
        question: 'Kind of college',
        options: options(
          ['GOVERNMENT', 'Government'],
          ['PRIVATE', 'Private'],
          ['AUTONOMOUS', 'Autonomous'],
          ['OTHER', 'Something else'],
        ),
        asked: IF_LIKED,
      },
      line('percentageAchieved', 'Percentage achieved', 6, IF_LIKED, {
        hint: 'From 0 to 100. Leave it empty if your college grades differently.',
      }),
    ],
  },
  {
    pageId: 'work-and-software',
    title: 'Work & software',
    questions: [
      {
        questionId: 'resume',
        questionType: 'DOCUMENT_UPLOAD',
        question: 'Your resume',
        hint: 'PDF, Word, JPEG or PNG, up to 10 MB.',
        asked: IF_LIKED_BY_ALL,
      },
      line('linkedInUrl', 'LinkedIn profile', 2048, IF_LIKED_BY_ALL, {
        placeholder: 'https://www.linkedin.com/in/your-name',
      }),
      line('jobRole', 'What you work as at present', 140, IF_LIKED_BY_ALL),
      line('workExperienceInMonths', 'Work experience in years', 5, IF_LIKED_BY_ALL, {
        hint: 'Parts of a year count: 1.5 is a year and a half.',
      }),
      {
        questionId: 'softwareInstalled',
        questionType: 'MULTIPLE_CHOICE',
        question: 'Software on your computer',
        options: named(
          'Revit',
          'AutoCAD',
          'Archicad',
          'Rhino',
          'SketchUp',
          'Navisworks',
          'Civil 3D',
          'Blender',
        ),
        asked: IF_LIKED_BY_ALL,
      },
      {
        questionId: 'languageProficiency',
        questionType: 'MULTIPLE_CHOICE',
        question: 'Languages you can work in',
        options: named(
          'English',
          'Hindi',
          'Tamil',
          'Telugu',
          'Kannada',
          'Malayalam',
          'Marathi',
          'Bengali',
          'Arabic',
        ),
        asked: IF_LIKED_BY_ALL,
      },
      line('salaryIncomeInIndia', 'Yearly income in India, in rupees', 12, IF_LIKED),
      line('salaryIncomeOutsideIndia', 'Yearly income outside India, in US dollars', 12, IF_LIKED),
    ],
  },
  {
    pageId: 'motivation',
    title: 'Motivation',
    questions: [
      {
        questionId: 'whyToLearn',
        questionType: 'TEXT_AREA',
        question: 'Why do you want to learn this?',
        maxLength: 1000,
        asked: EVERYONE,
      },
      {
        questionId: 'currentKnowledge',
        questionType: 'GROUP_QUESTION',
        question: 'How well do you know these fields today?',
        options: options(
          ['NONE', 'Not at all'],
          ['BEGINNER', 'A little'],
          ['INTERMEDIATE', 'Well'],
          ['ADVANCED', 'Very well'],
        ),
        rows: [
          { questionId: 'architecture', question: 'Architecture' },
          { questionId: 'building-information-modelling', question: 'Building information modelling' },
          { questionId: 'computational-design', question: 'Computational design' },
          { questionId: 'interior-design', question: 'Interior design' },
          { questionId: 'mep-engineering', question: 'MEP engineering' },
        ],
        asked: FULL_FORM,
      },
      {
        questionId: 'specializationExcitement',
        questionType: 'TEXT_AREA',
        question: 'What about this specialization excites you?',
        maxLength: 1000,
        asked: IF_LIKED,
      },
      {
        questionId: 'whyIntegrateAiInDesignWorkflow',
        questionType: 'TEXT_AREA',
        question: 'Why would you bring AI into a design workflow?',
        maxLength: 1000,
        asked: IF_LIKED,
      },
      {
        questionId: 'howDidYouHear',
        questionType: 'SINGLE_CHOICE',
        question: 'How did you hear about us?',
        options: named(
          'A friend or colleague',
          'A learner at the school',
          'Search',
          'Social media',
          'An event',
          'Other',
        ),
        asked: IF_LIKED,
      },
    ],
  },
];

/** The maximum length of an answer in a draft. */
export const APPLICATION_ANSWER_MAX = LONG_TEXT_MAX;

/**
 * Returns the pages of a form by its source: those with at least one required question, and separately those that may
 * be skipped as a whole.
 */
export function applicationPagesOf(source: ApplicationSource): {
  pages: ApplicationPageDefinition[];
  optionalPages: ApplicationPageDefinition[];
} {
  const asked = APPLICATION_PAGES.map((page) => ({
    ...page,
    questions: page.questions.filter((question) => question.asked[source] !== undefined),
  })).filter((page) => page.questions.length > 0);
  const isNeeded = (page: ApplicationPageDefinition) =>
    page.questions.some((question) => question.asked[source] === 'required');
  return { pages: asked.filter(isNeeded), optionalPages: asked.filter((page) => !isNeeded(page)) };
}
