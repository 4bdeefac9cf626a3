import { mayAskMore } from '@plinth/domain/course-applications/application-question';
import { myApplicationPath } from '@plinth/domain/navigation/application-paths';
import { derivedToken } from '../../api/token-hash.ts';
import { applicationNotes } from '../../db/schema/application-notes.ts';
import type { Deps } from '../../deps.ts';
import { refuseWordsAboutErased } from '../account/refuse-words-about-erased.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { queueMail } from '../mails/queue-mail.ts';
import { refuse } from '../refusal.ts';
import { findApplication, lockApplication } from './lock-application.ts';

type Wanted = { applicationId: string; text: string };
type Found = Awaited<ReturnType<typeof findApplication>>;

function assertOpen({ application: { status } }: Found): void {
  if (!mayAskMore(status))
    throw refuse('CONFLICT', `Nothing more is asked of an application that is ${status}.`, { status });
}

const questionMail = ({ application, courseTitle }: Found, text: string) => ({
  subject: `A question about your application: ${courseTitle}`,
  greeting: `Hello ${application.firstName},`,
  paragraphs: [
    `Thank you for applying to ${courseTitle}. Before we can continue, we would like to know more:`,
    text,
    'Please answer on your application page; a reply to this email does not reach it.',
  ],
});

/**
 * Returns the mail that asking a question would send; writes nothing. @throws Refusal NOT_FOUND, CONFLICT as asking it
 */
export async function previewQuestion({ db }: Pick<Deps, 'db'>, { applicationId, text }: Wanted) {
  const found = await findApplication(db, applicationId);
  await refuseWordsAboutErased(db, applicationId);
  assertOpen(found);
  const { subject, greeting, paragraphs } = questionMail(found, text);
  return { mail: { to: found.application.emailId, subject, paragraphs: [greeting, ...paragraphs] } };
}

/**
 * Asks an applicant for more information, by mail and on the page of the application.
 * @throws Refusal NOT_FOUND, CONFLICT the application is decided, a question waits already, or its person was erased
 */
export async function askApplicant(
  { db, now, settings }: Pick<Deps, 'db' | 'now' | 'settings'>,
  act: StaffAct,
  { applicationId, text }: Wanted,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await lockApplication(tx, applicationId);
    await refuseWordsAboutErased(tx, applicationId);
    assertOpen(found);
    const [asked] = await tx
      .insert(applicationNotes)
      .values({ applicationId, kind: 'QUESTION', text, actorId: act.actorId, createdAt: now() })
      .onConflictDoNothing()
      .returning({ noteId: applicationNotes.noteId });
    if (!asked) throw refuse('CONFLICT', 'A question is already waiting for an answer.');
    const dealId = derivedToken(settings.PLINTH_SECRET, 'deal', applicationId);
    await queueMail(tx, now(), {
      to: found.application.emailId,
      template: 'application-question',
      ...questionMail(found, text),
      action: { label: 'Answer', url: `${settings.PLINTH_ORIGIN}${myApplicationPath(dealId)}` },
      closing: 'Anyone with this link can see your application. Keep this email to yourself.',
      onceKey: `application-question:${asked.noteId}`,
    });
    await recordAudit(tx, now(), act, { action: 'application.asked', details: { applicationId, ...asked } });
  });
}
