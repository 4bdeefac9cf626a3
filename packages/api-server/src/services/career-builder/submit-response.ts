import { CAREER_FORM } from '@plinth/domain/career-builder/career-form';
import { CAREER_RESULT_DAYS } from '@plinth/domain/career-builder/career-report';
import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import { scoreCareer } from '@plinth/domain/career-builder/score-career';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { TrapSigns } from '@plinth/domain/leads/looks-automated';
import { validateResponse } from '@plinth/domain/quizzes/validate-response';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { derivedToken, hashToken } from '../../api/token-hash.ts';
import { careerAttempts } from '../../db/schema/career-builder.ts';
import type { Deps } from '../../deps.ts';
import { noteAutomation } from '../leads/note-automation.ts';
import { refuse } from '../refusal.ts';
import { markSubmitted } from './save-draft.ts';

const DAY_MS = 86_400_000;

type Submission = {
  emailId: string;
  careerType: CareerType;
  responses: ResponseEntry[];
  firstName?: string | undefined;
  draftToken?: string | undefined;
} & TrapSigns;

/**
 * Stores one submission with its result. Each is a separate attempt: its token opens these answers and nothing else
 * known about the address. The same answers from the same draft remain one attempt however often they are sent;
 * submissions that look automated are stored too, marked for review.
 * @throws Refusal BAD_REQUEST for answers that are missing or do not fit the form
 */
export async function submitCareerResponse(
  deps: Deps,
  { emailId, careerType, responses, firstName, draftToken, ...signs }: Submission,
) {
  const problems = validateResponse(CAREER_FORM.questions, responses);
  if (problems.length > 0)
    throw refuse('BAD_REQUEST', 'Some of the answers are not valid.', {
      details:
        problems[0]?.problem === 'MISSING'
          ? 'Some questions are not answered yet.'
          : 'An answer does not fit its question.',
      fields: problems.map(({ questionId, problem }) => ({ path: questionId, message: problem })),
    });
  const now = deps.now();
  const freshId = uuidv7();
  const tokenOf = (attemptId: string) => derivedToken(deps.settings.PLINTH_SECRET, 'career', attemptId);
  const seemsAutomated = noteAutomation(deps, 'career-builder', signs);

  const submissionKey = draftToken
    ? hashToken(JSON.stringify([draftToken, emailId, careerType, firstName ?? null, responses]))
    : null;
  const attemptId = await deps.db.transaction(async (tx) => {
    const [fresh] = await tx
      .insert(careerAttempts)
      .values({
        attemptId: freshId,
        tokenHash: hashToken(tokenOf(freshId)),
        submissionKey,
        emailId,
        formId: CAREER_FORM.formId,
        careerType,
        firstName: firstName ?? null,
        responses,
        result: scoreCareer(careerType, responses),
        seemsAutomated,
        createdAt: now,
        expiresAt: new Date(now.getTime() + CAREER_RESULT_DAYS * DAY_MS),
      })
      .onConflictDoNothing({ target: careerAttempts.submissionKey })
      .returning({ attemptId: careerAttempts.attemptId });
    if (draftToken) await markSubmitted(tx, draftToken, now);
    if (fresh || submissionKey === null) return freshId;
    const [known] = await tx
      .select({ attemptId: careerAttempts.attemptId })
      .from(careerAttempts)
      .where(eq(careerAttempts.submissionKey, submissionKey));
    return known?.attemptId ?? freshId;
  });
  return { saved: true as const, resultToken: tokenOf(attemptId) };
}
