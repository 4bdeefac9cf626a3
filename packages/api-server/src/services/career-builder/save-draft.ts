import { CAREER_DRAFT_DAYS, careerDraftPath } from '@plinth/domain/career-builder/career-draft';
import { CAREER_FORM } from '@plinth/domain/career-builder/career-form';
import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import type { Region } from '@plinth/domain/catalog/region';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { validateResponse } from '@plinth/domain/quizzes/validate-response';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RequestFacts } from '../../api/context.ts';
import { hashToken } from '../../api/token-hash.ts';
import { careerDrafts } from '../../db/schema/career-drafts.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { refuse } from '../refusal.ts';

const excluded = alias(careerDrafts, 'excluded');
const perAddress = { name: 'career-draft-mail', calls: 3, seconds: 3_600 };

type Told = {
  draftToken: string;
  emailId: string;
  firstName?: string | undefined;
  careerType?: CareerType | undefined;
  responses?: ResponseEntry[] | undefined;
};

/**
 * Saves the attempt's content so far; what is not sent stays unchanged, and the last answer to a question counts. The
 * token's holder has started the attempt or received its mail, so a corrected address replaces the first one. Answers
 * changed after submission wait to be submitted again.
 * @throws Refusal BAD_REQUEST for answers that are not of the form
 */
export async function saveCareerDraft(
  deps: Deps,
  { draftToken, emailId, firstName, careerType, responses = [] }: Told,
) {
  if (validateResponse(CAREER_FORM.questions, responses, { isFinal: false }).length > 0)
    throw refuse('BAD_REQUEST', 'Some of the answers are not valid.');
  const now = deps.now();
  const answers = Object.fromEntries(
    responses.map(({ questionId, entries = [] }) => [questionId, entries.map(({ optionId }) => optionId)]),
  );
  const told = {
    emailId,
    ...(firstName ? { firstName } : {}),
    ...(careerType ? { careerType } : {}),
    updatedAt: now,
    submittedAt: null,
  };
  await deps.db
    .insert(careerDrafts)
    .values({ ...told, tokenHash: hashToken(draftToken), answers, createdAt: now })
    .onConflictDoUpdate({
      target: careerDrafts.tokenHash,
      set: { ...told, answers: sql`${careerDrafts.answers} || ${excluded.answers}` },
    });
}

/**
 * Mails the link of a draft, once per address; a flood for one address is silently stopped. The mail contains no
 * entered text: the person who entered the address need not be its reader.
 */
export function mailCareerDraft(
  deps: Deps,
  request: Pick<RequestFacts, 'clientOrigin'>,
  { draftToken, emailId, region }: { draftToken: string; emailId: string; region?: Region | undefined },
): void {
  deps.background.run('career-draft-mail', async () => {
    await deps.rateLimits.count(perAddress, emailId);
    await queueMail(deps.db, deps.now(), {
      to: emailId,
      template: 'career-draft',
      subject: 'Continue your career builder',
      greeting: 'Hello,',
      paragraphs: [
        'Someone started the career builder with this address. Every step is saved; the link opens it where it was left off, on any device.',
        `Answers that are never sent in are deleted ${CAREER_DRAFT_DAYS} days after the last one.`,
      ],
      action: {
        label: 'Continue',
        url: `${request.clientOrigin}${careerDraftPath(draftToken, region)}`,
      },
      closing: 'If that was not you, ignore this mail: no account was created or changed.',
      onceKey: `career-draft:${hashToken(draftToken)}:${emailId}`,
    });
  });
}

/** Reads the draft of a token. @throws Refusal NOT_FOUND unknown, or past its retention time */
export async function readCareerDraft(deps: Deps, draftToken: string) {
  const [draft] = await deps.db
    .select()
    .from(careerDrafts)
    .where(eq(careerDrafts.tokenHash, hashToken(draftToken)));
  const oldest = deps.now().getTime() - CAREER_DRAFT_DAYS * 86_400_000;
  if (!draft || draft.updatedAt.getTime() < oldest)
    throw refuse('NOT_FOUND', 'We cannot find these answers, or they were deleted after a while.');
  return {
    emailId: draft.emailId,
    ...(draft.firstName ? { firstName: draft.firstName } : {}),
    ...(draft.careerType ? { careerType: draft.careerType } : {}),
    responses: Object.entries(draft.answers).map(([questionId, optionIds]) => ({
      questionId,
      entries: optionIds.map((optionId) => ({ optionId })),
    })),
    isSubmitted: draft.submittedAt !== null,
  };
}
