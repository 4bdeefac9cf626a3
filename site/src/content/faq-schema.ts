import { fields, sentence } from './form-fields.ts';

/** A question with its answer, on a course page and among the school's questions. */
export const faqSchema = fields({
  question: sentence('question', 120).meta({ title: 'Question' }),
  answer: sentence('answer', 600).meta({ title: 'Answer' }),
});
