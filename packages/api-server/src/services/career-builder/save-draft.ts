import { CAREER_DRAFT_DAYS, careerDraftPath } from '@plinth/domain/career-builder/career-draft';
import { CAREER_FORM } from '@plinth/domain/career-builder/career-form';
import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import type { Region } from '@plinth/domain/catalog/region';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { validateResponse } from '@plinth/domain/quizzes/validate-response';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { RequestFacts } from '../../api/context.ts';
import { derivedToken, hashToken } from '../../api/token-hash.ts';
import type { Queryable } from '../../db/database.ts';
import { careerDrafts } from '../../db/schema/career-drafts.ts';
import type { Deps } from '../../deps.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { refuse } from '../refusal.ts';

const perAddress = { name: 'career-draft-mail', calls: 3, seconds: 3_600 };

type Told = {
  draftToken: string;
  emailId: string;
  firstName?: string | undefined;
  careerType?: CareerType | undefined;
  responses?: ResponseEntry[] | undefined;
};

/** The token mailed to an address for a draft: another address gets another, which ends the first. */
const mailedToken = ({ settings }: Pick<Deps, 'settings'>, draftId: string, emailId: string) =>
  derivedToken(settings.PLINTH_SECRET, 'career-mail', `${draftId}:${emailId}`);

/** A draft is opened by the token of the browser that started it, and by the one mailed to its address. */
const isOpenedBy = (hash: string) =>
  or(eq(careerDrafts.tokenHash, hash), eq(careerDrafts.mailTokenHash, hash));

/** @throws Refusal GONE for the token of the browser once the mailed link was opened */
function refuseOnceOpened({ mailTokenHash, linkOpenedAt }: typeof careerDrafts.$inferSelect, hash: string) {
  if (mailTokenHash !== hash && linkOpenedAt)
    throw refuse('GONE', 'These answers continue with the link in our email. Open that link here too.');
}

/**
 * Saves the attempt's content so far; what is not sent stays unchanged, and the last answer to a question counts. The
 * token's holder has started the attempt or received its mail, so a corrected address replaces the first one, whose
 * link then opens nothing any more. Answers changed after submission wait to be submitted again.
 * @returns the token to mail to the address
 * @throws Refusal BAD_REQUEST for answers that are not of the form, GONE for the token of the browser once the mailed
 *   link was opened
 */
export async function saveCareerDraft(
  deps: Deps,
  { draftToken, emailId, firstName, careerType, responses = [] }: Told,
): Promise<{ draftId: string; mailed: string }> {
  if (validateResponse(CAREER_FORM.questions, responses, { isFinal: false }).length > 0)
    throw refuse('BAD_REQUEST', 'Some of the answers are not valid.');
  const now = deps.now();
  const hash = hashToken(draftToken);
  const answers = Object.fromEntries(
    responses.map(({ questionId, entries = [] }) => [questionId, entries.map(({ optionId }) => optionId)]),
  );
  return deps.db.transaction(async (tx) => {
    const locked = () => tx.select().from(careerDrafts).where(isOpenedBy(hash)).for('update');
    let [draft] = await locked();
    if (!draft) {
      await tx
        .insert(careerDrafts)
        .values({ emailId, tokenHash: hash, createdAt: now, updatedAt: now })
        .onConflictDoNothing({ target: careerDrafts.tokenHash });
      [draft] = await locked();
    }
    if (!draft) throw new Error('the draft was not written');
    refuseOnceOpened(draft, hash);
    const { draftId } = draft;
    const mailed = mailedToken(deps, draftId, emailId);
    const isOther = draft.emailId !== emailId || draft.mailTokenHash === null;
    await tx
      .update(careerDrafts)
      .set({
        emailId,
        ...(firstName ? { firstName } : {}),
        ...(careerType ? { careerType } : {}),
        // Who corrects the address keeps access with the token at hand until the link to the new one is opened.
        ...(isOther ? { tokenHash: hash, mailTokenHash: hashToken(mailed), linkOpenedAt: null } : {}),
        answers: { ...draft.answers, ...answers },
        updatedAt: now,
        submittedAt: null,
      })
      .where(eq(careerDrafts.draftId, draftId));
    return { draftId, mailed };
  });
}

/** Marks the answers of a draft as submitted; not for a token that no longer opens them. */
export async function markSubmitted(tx: Queryable, draftToken: string, now: Date): Promise<void> {
  const hash = hashToken(draftToken);
  await tx
    .update(careerDrafts)
    .set({ submittedAt: now })
    .where(
      or(
        eq(careerDrafts.mailTokenHash, hash),
        and(eq(careerDrafts.tokenHash, hash), isNull(careerDrafts.linkOpenedAt)),
      ),
    );
}

/**
 * Mails the link of a draft, once per address; a flood for one address is silently stopped. The mail contains no
 * entered text: the person who entered the address need not be its reader.
 */
export function mailCareerDraft(
  deps: Deps,
  request: Pick<RequestFacts, 'clientOrigin'>,
  {
    draftId,
    mailed,
    emailId,
    region,
  }: { draftId: string; mailed: string; emailId: string; region?: Region | undefined },
): void {
  deps.background.run('career-draft-mail', async () => {
    await deps.rateLimits.count(perAddress, emailId);
    await queueMail(deps.db, deps.now(), {
      to: emailId,
      template: 'career-draft',
      subject: 'Continue your career builder',
      paragraphs: [
        'Someone started the career builder with this address. Every step is saved; the link opens it where it was left off, on any device.',
        `Answers that are never sent in are deleted ${CAREER_DRAFT_DAYS} days after the last one.`,
      ],
      action: {
        label: 'Continue',
        url: `${request.clientOrigin}${careerDraftPath(mailed, region)}`,
      },
      closing: 'If that was not you, ignore this mail: no account was created or changed.',
      onceKey: `career-draft:${draftId}:${emailId}`,
    });
  });
}

/**
 * Reads the draft of a token. Anyone may type anyone's address: once the mailed link is opened, only that link leads
 * here, so that neither a person who started in another's name nor the reader of a mistyped address sees what the
 * other answers.
 * @throws Refusal NOT_FOUND unknown, or past its retention time; GONE for the token of the browser once the mailed link
 *   was opened
 */
export async function readCareerDraft(deps: Deps, draftToken: string) {
  const hash = hashToken(draftToken);
  const [draft] = await deps.db.select().from(careerDrafts).where(isOpenedBy(hash));
  const oldest = deps.now().getTime() - CAREER_DRAFT_DAYS * 86_400_000;
  if (!draft || draft.updatedAt.getTime() < oldest)
    throw refuse('NOT_FOUND', 'We cannot find these answers, or they were deleted after a while.');
  refuseOnceOpened(draft, hash);
  if (draft.mailTokenHash === hash && !draft.linkOpenedAt)
    await deps.db
      .update(careerDrafts)
      .set({ linkOpenedAt: deps.now() })
      .where(and(eq(careerDrafts.draftId, draft.draftId), eq(careerDrafts.mailTokenHash, hash)));
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
