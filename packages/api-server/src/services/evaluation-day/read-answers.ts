import type { EvaluationSection } from '@plinth/domain/evaluation-day/evaluation-form';
import type { InterviewAnswers } from '@plinth/domain/evaluation-day/interview-answers';
import type { InterviewSection } from '@plinth/domain/evaluation-day/interview-response';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { interviewEntries } from '../../db/schema/evaluation-day.ts';

/** Reads what was noted under a response, by question; empty without one. */
export async function readAnswers(db: Queryable, responseId: string | null): Promise<InterviewAnswers> {
  if (responseId === null) return new Map();
  const rows = await db
    .select({ questionId: interviewEntries.questionId, entries: interviewEntries.entries })
    .from(interviewEntries)
    .where(eq(interviewEntries.responseId, responseId));
  return new Map(rows.map(({ questionId, entries }) => [questionId, entries]));
}

/** Adds to the sections of the form what was noted, and removes the points of their options. */
export const withAnswers = (
  sections: readonly EvaluationSection[],
  answers: InterviewAnswers,
): InterviewSection[] =>
  sections.map(({ sectionTitle, questions }) => ({
    sectionTitle,
    questions: questions.map(({ questionId, questionType, question, options, isRequired = true }) => ({
      questionId,
      questionType,
      question,
      options: options.map(({ optionId, text }) => ({ optionId, text })),
      entries: [...(answers.get(questionId) ?? [])],
      isRequired,
    })),
  }));
