import * as z from 'zod/mini';
import { Instant } from '../fields/instant.ts';
import { ANSWER_SHAPE } from '../forms/question-type.ts';
import { type EvaluationForm, sectionsFor } from './evaluation-form.ts';
import type { InterviewAnswers } from './interview-answers.ts';

/** One answered question as text: the chosen options, and any remarks. */
export const ReportAnswer = z.object({
  question: z.string(),
  answers: z.array(z.string()),
  note: z.nullable(z.string()),
});

/** A titled section of a report. It has no ids, so the report can be shown to anyone. */
export const ReportSection = z.object({ sectionTitle: z.string(), questions: z.array(ReportAnswer) });
export type ReportSection = z.infer<typeof ReportSection>;

/** The score of an evaluation as a whole percentage; null if nothing in it is scored. */
export const EvaluationScore = z.nullable(z.int().check(z.gte(0), z.lte(100)));

/** A report as seen by anyone with its link: a first name, no address, no ids. */
export const PublicEvaluationReport = z.object({
  firstName: z.string(),
  courseTitle: z.string(),
  sections: z.array(ReportSection),
  score: EvaluationScore,
  evaluatedAt: Instant,
});
export type PublicEvaluationReport = z.infer<typeof PublicEvaluationReport>;

/** The learner's own report: what anyone with the link sees, and the guide's remark to the learner. */
export const OwnEvaluationReport = z.object({
  sections: z.array(ReportSection),
  score: EvaluationScore,
  remark: z.nullable(z.string()),
  evaluatedAt: Instant,
});

/** Returns the interview notes as a report: the sections shown, with their answers as text. */
export function reportSections(form: EvaluationForm, answers: InterviewAnswers): ReportSection[] {
  const chosen = form.filters.flatMap(({ questionId }) =>
    (answers.get(questionId) ?? []).map(({ optionId }) => optionId),
  );
  return sectionsFor(form, chosen).flatMap(({ sectionTitle, questions }) => {
    const answered = questions.flatMap(({ questionId, questionType, question, options }) => {
      const entries = answers.get(questionId) ?? [];
      const isText = ANSWER_SHAPE[questionType] === 'text';
      const texts = options.filter(({ optionId }) => entries.some((entry) => entry.optionId === optionId));
      const note = entries
        .map(({ optionValue }) => optionValue)
        .filter((value) => value !== '')
        .join('\n');
      const words = isText ? [] : texts.map(({ text }) => text);
      return words.length === 0 && note === ''
        ? []
        : [{ question, answers: words, note: note === '' ? null : note }];
    });
    return answered.length === 0 ? [] : [{ sectionTitle, questions: answered }];
  });
}
