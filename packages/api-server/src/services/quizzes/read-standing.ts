import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import type { QuizStanding } from '@plinth/domain/quizzes/attempt-state';
import { and, count, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { formResponses } from '../../db/schema/forms.ts';
import { type FormRow, maxAttemptsOf, type QuizPlace } from './attempt.ts';

/** A quiz closes with its learner's course: no later answer could count. */
export const isCourseOver = ({ state }: { state: CohortUserState | null }) => state === 'COMPLETED';

const others = alias(formResponses, 'others');
const facts = {
  attemptCount: count().as('attempt_count'),
  hasOpenAttempt: sql`coalesce(bool_or(${others.status} = 'STARTED'), false)`
    .mapWith(Boolean)
    .as('has_open_attempt'),
  isEnded: sql`coalesce(bool_or(${others.endsQuiz}), false)`.mapWith(Boolean).as('is_ended'),
};

/** All attempts at the quiz of each response, for joining to it. */
export const attemptsBeside = (db: Queryable) =>
  db
    .select(facts)
    .from(others)
    .where(
      and(
        eq(others.userId, formResponses.userId),
        eq(others.formId, formResponses.formId),
        eq(others.cohortId, formResponses.cohortId),
      ),
    )
    .as('beside');

type Attempts = { attemptCount: number; hasOpenAttempt: boolean; isEnded: boolean };

/** Returns a learner's standing in a quiz; `state` is that of their place in the cohort. */
export const toStanding = (
  form: FormRow,
  { attemptCount, hasOpenAttempt, isEnded }: Attempts,
  place: { state: CohortUserState | null },
): QuizStanding => ({
  attemptCount,
  maxAttempts: maxAttemptsOf(form),
  hasOpenAttempt,
  isOver: isEnded || isCourseOver(place),
});

/** Reads a learner's attempts at a quiz in a cohort. */
export async function readAttempts(
  db: Queryable,
  { formId }: FormRow,
  { userId, cohortId }: Pick<QuizPlace, 'userId' | 'cohortId'>,
): Promise<Attempts> {
  const [row] = await db
    .select(facts)
    .from(others)
    .where(and(eq(others.userId, userId), eq(others.formId, formId), eq(others.cohortId, cohortId)));
  return row ?? { attemptCount: 0, hasOpenAttempt: false, isEnded: false };
}
