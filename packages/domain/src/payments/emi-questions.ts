import type { Question, QuestionOption } from '../forms/question.ts';
import type { QuestionType } from '../forms/question-type.ts';
import { EMI_DOCUMENT_KINDS, EMI_DOCUMENTS, type EmiDocumentKind } from './emi-documents.ts';
import { EMI_TABS, type EmiStep, type EmiTab } from './emi-tab.ts';
import { emiStepOf } from './emi-tabs.ts';
import { EMI_TENURES } from './emi-tenures.ts';

/**
 * The required formats of typed answers; used as meta.category of the question, so that a matching field can be
 * rendered.
 */
export const EMI_FORMATS = [
  'NAME',
  'RUPEES',
  'YEARS',
  'BIRTH_DATE',
  'PAN',
  'EMAIL',
  'PHONE',
  'PINCODE',
] as const;
export type EmiFormat = (typeof EMI_FORMATS)[number];

/** A tab of the application with its questions. */
export type EmiTabQuestions = { step: EmiStep; title: EmiTab; questions: Question[] };

// Answers are stored under these ids: never reuse the number of a removed question.
const idOf = (place: number) => `0190e310-7a00-7000-8000-${String(place).padStart(12, '0')}`;

const optionsOf = (place: number, texts: readonly string[]): QuestionOption[] =>
  texts.map((text, index) => ({ optionId: idOf(place * 100 + index + 1), text }));

const typed = (
  place: number,
  question: string,
  format: EmiFormat | null,
  rest: { maxLength: number; placeholder?: string; questionType?: QuestionType },
): Question => ({
  questionId: idOf(place),
  questionType: 'TEXT_INPUT',
  question,
  meta: format ? { category: format } : {},
  options: [],
  ...rest,
});

const choice = (place: number, question: string, texts: readonly string[]): Question => ({
  questionId: idOf(place),
  questionType: 'SINGLE_CHOICE',
  question,
  meta: {},
  options: optionsOf(place, texts),
});

/** The question whose options are the EMI partners. */
export const EMI_PARTNER_QUESTION_ID = idOf(201);
/** The question whose options are the tenures, in the order of EMI_TENURES. */
export const EMI_TENURE_QUESTION_ID = idOf(202);

/** Returns the option id of a partner, by its index in the configured list. */
export const emiPartnerOptionId = (index: number): string => idOf(201 * 100 + index + 1);
/** Returns the option id of a tenure, by its index in EMI_TENURES. */
export const emiTenureOptionId = (index: number): string => idOf(202 * 100 + index + 1);

/** Returns the question id of a document; its meta.questionTag is the kind that the upload expects. */
export const emiDocumentQuestionId = (kind: EmiDocumentKind): string =>
  idOf(501 + EMI_DOCUMENT_KINDS.indexOf(kind));

const employment: Question[] = [
  choice(101, 'How is the money for the instalments earned?', [
    'I am salaried',
    'I am self-employed',
    'Someone in my family earns and applies with me',
  ]),
  typed(102, 'Employer, or name of the business', 'NAME', { maxLength: 160 }),
  typed(103, 'Job title or trade', 'NAME', { maxLength: 140 }),
  typed(104, 'Monthly income after tax, in rupees', 'RUPEES', { maxLength: 9, placeholder: '45000' }),
  typed(105, 'Years in this work', 'YEARS', { maxLength: 4, placeholder: '2.5' }),
];

const plan = (partners: readonly string[]): Question[] => [
  choice(201, 'With which partner?', partners),
  choice(
    202,
    'Over how many months?',
    EMI_TENURES.map((months) => `${months} months`),
  ),
];

const personal: Question[] = [
  typed(301, 'Full name, as on the PAN card', 'NAME', { maxLength: 100 }),
  typed(302, 'Date of birth', 'BIRTH_DATE', { maxLength: 10, placeholder: '1996-05-24' }),
  typed(303, 'PAN', 'PAN', { maxLength: 16, placeholder: 'ABCDE1234F' }),
  choice(304, 'The home you live in is', ['owned', 'rented', "my family's"]),
];

const contact: Question[] = [
  typed(401, 'Email address', 'EMAIL', { maxLength: 254 }),
  typed(402, 'Mobile number', 'PHONE', { maxLength: 40 }),
  typed(403, 'House, street and area', null, { maxLength: 200, questionType: 'TEXT_AREA' }),
  typed(404, 'City', 'NAME', { maxLength: 80 }),
  typed(405, 'State', 'NAME', { maxLength: 80 }),
  typed(406, 'PIN code', 'PINCODE', { maxLength: 12 }),
];

const documents: Question[] = EMI_DOCUMENT_KINDS.map((kind) => ({
  questionId: emiDocumentQuestionId(kind),
  questionType: 'DOCUMENT_UPLOAD',
  question: EMI_DOCUMENTS[kind].name,
  meta: { questionTag: kind },
  options: [],
  placeholder: EMI_DOCUMENTS[kind].hint,
}));

const review: Question[] = [
  choice(601, 'What I have given is correct, and may be passed on to the partner I chose.', [
    'I confirm this',
  ]),
];

/**
 * Returns the tabs of the EMI application in order, with their questions. Partners are configuration; an answer
 * identifies a partner by its index in the list.
 */
export function emiTabQuestions(partners: readonly string[]): EmiTabQuestions[] {
  const questionsOf: Record<EmiTab, Question[]> = {
    'Fill Employment Details': employment,
    'Choose EMI Plan': plan(partners),
    'Fill Personal Information': personal,
    'Fill Contact Information': contact,
    'Upload Documents': documents,
    'Review Page': review,
  };
  return EMI_TABS.map((title) => ({ step: emiStepOf(title), title, questions: questionsOf[title] }));
}
