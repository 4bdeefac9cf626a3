import { CAREER_FORM } from '@plinth/domain/career-builder/career-form';
import { CAREER_RESULT_DAYS } from '@plinth/domain/career-builder/career-report';
import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import { scoreCareer } from '@plinth/domain/career-builder/score-career';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { validateResponse } from '@plinth/domain/quizzes/validate-response';
import { uuidv7 } from 'uuidv7';
import { derivedToken, hashToken } from '../../api/token-hash.ts';
import { careerAttempts } from '../../db/schema/career-builder.ts';
import type { Deps } from '../../deps.ts';
import { refuse } from '../refusal.ts';

const DAY_MS = 86_400_000;

type Submission = {
  emailId: string;
  careerType: CareerType;
  responses: ResponseEntry[];
  firstName?: string | undefined;
};

/**
 * Keeps one submission with its result (API-232). Every one is an attempt of its own: its token opens these answers
 * and nothing else that is known of the address (D-38).
 * @throws Refusal BAD_REQUEST for answers that are not of the form or missing
 */
export async function submitCareerResponse(
  deps: Deps,
  { emailId, careerType, responses, firstName }: Submission,
) {
  const problems = validateResponse(CAREER_FORM.questions, responses);
  if (problems.length > 0)
    throw refuse('BAD_REQUEST', 'Some of the answers are not as they should be.', {
      details:
        problems[0]?.problem === 'MISSING'
          ? 'Some questions are not answered yet.'
          : 'An answer does not fit its question.',
      fields: problems.map(({ questionId, problem }) => ({ path: questionId, message: problem })),
    });
  const now = deps.now();
  const attemptId = uuidv7();
  const resultToken = derivedToken(deps.settings.PLINTH_SECRET, 'career', attemptId);
  await deps.db.insert(careerAttempts).values({
    attemptId,
    tokenHash: hashToken(resultToken),
    emailId,
    formId: CAREER_FORM.formId,
    careerType,
    firstName: firstName ?? null,
    responses,
    result: scoreCareer(careerType, responses),
    createdAt: now,
    expiresAt: new Date(now.getTime() + CAREER_RESULT_DAYS * DAY_MS),
  });
  return { saved: true as const, resultToken };
}
