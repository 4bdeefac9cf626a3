import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { QuizQuestion } from '@plinth/domain/quizzes/quiz-question';
import { validateResponse } from '@plinth/domain/quizzes/validate-response';
import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { jobQuestionVersions } from '../../db/schema/jobs.ts';
import type { OpeningRow } from './opening-rows.ts';
import { requireAnswers } from './require-hand-in.ts';

type Version = { version: number; questions: readonly QuizQuestion[] };
type Opening = Pick<OpeningRow, 'jobOpeningId' | 'questions' | 'questionsVersion'>;

const fits = ({ questions }: Version, responses: readonly ResponseEntry[]) =>
  validateResponse(questions, responses).length === 0;

/** The questions that an opening asks today. */
export const questionsToday = ({ questions, questionsVersion: version }: Opening): Version => ({
  version,
  questions,
});

/** Returns the questions that an application answered; today's if they have not changed since. */
export async function questionsOfVersion(db: Queryable, opening: Opening, version: number): Promise<Version> {
  const [kept] = await db
    .select({ version: jobQuestionVersions.version, questions: jobQuestionVersions.questions })
    .from(jobQuestionVersions)
    .where(
      and(
        eq(jobQuestionVersions.jobOpeningId, opening.jobOpeningId),
        eq(jobQuestionVersions.version, version),
      ),
    );
  return kept ?? questionsToday(opening);
}

/**
 * Finds the version of the questions that answers belong to: today's, else the last one that learners saw and the
 * answers fit. A learner who started before staff changed the questions hands in what was asked then.
 * @throws Refusal BAD_REQUEST answers that fit none, by the questions of today
 */
export async function requireAnswersOfOne(
  db: Queryable,
  opening: Opening,
  responses: readonly ResponseEntry[],
): Promise<{ questionsVersion: number; responses: ResponseEntry[] }> {
  const today = questionsToday(opening);
  const before = fits(today, responses)
    ? []
    : await db
        .select({ version: jobQuestionVersions.version, questions: jobQuestionVersions.questions })
        .from(jobQuestionVersions)
        .where(eq(jobQuestionVersions.jobOpeningId, opening.jobOpeningId))
        .orderBy(desc(jobQuestionVersions.version));
  const { version, questions } = before.find((one) => fits(one, responses)) ?? today;
  return { questionsVersion: version, responses: requireAnswers(questions, responses) };
}
