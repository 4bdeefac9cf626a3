import { randomBytes } from 'node:crypto';
import { statesBefore } from '@plinth/domain/enrolments/place-event';
import { EMI_PARTNER_QUESTION_ID } from '@plinth/domain/payments/emi-questions';
import { and, eq, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { deleteRows } from '../../db/queries/account/delete-rows.ts';
import { listAddressTables } from '../../db/queries/account/list-address-tables.ts';
import { listOwnedTables } from '../../db/queries/account/list-owned-tables.ts';
import { replaceAddress } from '../../db/queries/account/replace-address.ts';
import { dropVoid } from '../../db/queries/referrals/drop-void.ts';
import { profileMedia, userAddresses, userProfiles, users } from '../../db/schema/accounts.ts';
import { applications, contactMessages, gatewayEvents, leads, orders } from '../../db/schema/admissions.ts';
import { applicationNotes } from '../../db/schema/application-notes.ts';
import {
  careerAttempts,
  careerRatings,
  careerRegistrations,
  careerStatements,
} from '../../db/schema/career-builder.ts';
import { careerDrafts } from '../../db/schema/career-drafts.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import { formResponses } from '../../db/schema/forms.ts';
import { mailStops } from '../../db/schema/mails.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { documents, mails } from '../../db/schema/operations.ts';
import { prospectContacts, prospects } from '../../db/schema/prospects.ts';
import { referees } from '../../db/schema/referrals.ts';
import { leadConnections } from '../../db/schema/vouching.ts';
import { webhookEvents } from '../../db/schema/webhooks.ts';
import type { Deps } from '../../deps.ts';
import { forgetCertificates } from '../certificates/forget-certificates.ts';
import { notifyOfErasedInterviews } from '../evaluation-day/notify-of-erased-interviews.ts';
import { forgetCards } from '../payments/forget-cards.ts';
import { askedKey } from '../vouching/ask-to-vouch.ts';
import { eraseAuditWords, findNamedInAudit } from './erase-audit-words.ts';
import { receivedUnder } from './received-documents.ts';

/** Answers to forms: their foreign key would retain them, so `erasePerson` deletes them too. */
export const ERASED_TOO = 'form_responses';

/** What was entered in the career builder under an address. */
const CAREER_TABLES = [careerStatements, careerAttempts, careerDrafts, careerRatings, careerRegistrations];

/** The files deleted with a person, by bucket. */
export type Files = Record<'private' | 'public', string[]>;

/** What remains to be removed elsewhere once a person is erased here: files, and the tokens of saved cards. */
export type Remains = Files & { cards: string[] };

/**
 * Erases a person. Their own data is deleted with its files. What the law requires to be retained (orders, payments,
 * invoices) stays, but no saved card is charged and no reminder is sent for it any more; what others depend on (enrolments, questions and
 * answers in threads) stays under the name "Former member", and nothing links it to a person. The audit log keeps what
 * was done, without the words about the person.
 * @param ownsAddress whether data received under the address is deleted too: a person who created an account without
 * verifying its address need not be the one who applied, asked and was written to under it
 * @returns the files and cards that no row names any more
 */
export async function erasePerson(
  deps: Pick<Deps, 'settings' | 'now'>,
  tx: Transaction,
  { userId, emailId, ownsAddress }: { userId: string; emailId: string; ownsAddress: boolean },
): Promise<Remains> {
  const now = deps.now();
  await notifyOfErasedInterviews(deps, tx, userId);
  const files = await filesOf(tx, userId);
  const owned = await listOwnedTables.rows(tx, {});
  const further = await tx
    .select({ emailId: userAddresses.emailId })
    .from(userAddresses)
    .where(eq(userAddresses.userId, userId));
  // Duplicates from a merge of two accounts stayed with the closed one, and are deleted with its person.
  const closed = await tx.select({ userId: users.userId }).from(users).where(eq(users.mergedIntoId, userId));
  const addresses = [...(ownsAddress ? [emailId] : []), ...further.map((one) => one.emailId)];
  const userIds = [userId, ...closed.map((twin) => twin.userId)];
  const theirOrders = or(
    inArray(orders.userId, userIds),
    and(isNull(orders.userId), inArray(orders.emailId, addresses)),
  );
  const cards = await forgetCards(tx, theirOrders);
  const named = await findNamedInAudit(tx, { userIds, addresses, theirOrders });
  for (const twin of closed) {
    await forgetCertificates(tx, twin.userId, now);
    add(files, await filesOf(tx, twin.userId));
    for (const { table, column, goes } of owned)
      if (goes) await deleteRows(tx, { table, column, userId: twin.userId });
    await tx
      .insert(userProfiles)
      .values({ userId: twin.userId, firstName: 'Former', lastName: 'member', updatedAt: now });
  }
  await forgetCertificates(tx, userId, now);
  // Read from the database itself, so that the rows of a newly added table are deleted with the account automatically.
  for (const { table, column, goes } of owned) if (goes) await deleteRows(tx, { table, column, userId });
  await tx.delete(formResponses).where(inArray(formResponses.userId, userIds));
  // Which partner has the loan is known by the answer alone: its payout is still taken.
  const partnersOnly = sql`(
    select coalesce(jsonb_agg(answer), '[]') from jsonb_array_elements(${emiApplications.responses}) answer
    where answer ->> 'questionId' = ${EMI_PARTNER_QUESTION_ID})`;
  const applied = await tx
    .update(emiApplications)
    .set({ responses: partnersOnly, remark: null })
    .where(inArray(emiApplications.userId, userIds))
    .returning({ emiFormId: emiApplications.emiFormId });
  // The partner's reason, as it was reported.
  await tx
    .update(gatewayEvents)
    .set({ payload: sql`${gatewayEvents.payload} #- '{data,reason}'` })
    .where(
      inArray(
        sql`${gatewayEvents.payload} #>> '{data,application}'`,
        applied.map(({ emiFormId }) => emiFormId),
      ),
    );
  // What their cancelled places earned stays void; the erasure itself takes no reward from whoever referred them.
  await dropVoid.run(tx, { referrerId: null, friendId: userId });
  await tx
    .update(enrolments)
    .set({ state: 'CANCELLED', pausedAt: null, groupId: null })
    .where(and(eq(enrolments.userId, userId), inArray(enrolments.state, statesBefore('ACCOUNT_ENDS'))));
  const alias = `deleted-${userId}@account.invalid`;
  if (ownsAddress) add(files, await forgetAddress(tx, emailId, alias));
  else await dropWaitingMails(tx, userId, emailId);
  for (const [index, one] of further.entries())
    add(files, await forgetAddress(tx, one.emailId, `deleted-${userId}-${index + 1}@account.invalid`));
  // Events not yet sent to other systems are no longer sent.
  await tx.delete(webhookEvents).where(sql`${webhookEvents.data} ->> 'userId' = ${userId}`);
  await tx
    .update(users)
    .set({
      emailId: alias,
      emailVerifiedAt: null,
      phone: null,
      passwordHash: null,
      userHash: randomBytes(9).toString('base64url'),
      roles: [],
      staffRoles: [],
    })
    .where(eq(users.userId, userId));
  await tx.insert(userProfiles).values({ userId, firstName: 'Former', lastName: 'member', updatedAt: now });
  await eraseAuditWords(tx, named);
  return { ...files, cards };
}

function add(files: Files, more: Files): void {
  files.private.push(...more.private);
  files.public.push(...more.public);
}

function byBucket(rows: readonly { bucket: string; path: string }[]): Files {
  const paths = (isPublic: boolean) =>
    rows.flatMap(({ bucket, path }) => (path !== '' && (bucket === 'public') === isPublic ? [path] : []));
  return { private: paths(false), public: paths(true) };
}

async function filesOf(tx: Transaction, userId: string): Promise<Files> {
  return byBucket([
    ...(await tx
      .select({ bucket: documents.bucket, path: documents.path })
      .from(documents)
      .where(eq(documents.userId, userId))),
    ...(await tx
      .select({ bucket: profileMedia.bucket, path: profileMedia.path })
      .from(profileMedia)
      .where(eq(profileMedia.userId, userId))),
  ]);
}

/** Those to an address that was never verified which name the account: others may be for the owner of the address. */
async function dropWaitingMails(tx: Transaction, userId: string, emailId: string): Promise<void> {
  const isAboutAccount = sql`strpos(${mails.onceKey}, ${userId}) > 0`;
  await tx.delete(mails).where(and(eq(mails.status, 'PENDING'), eq(mails.to, emailId), isAboutAccount));
}

/**
 * Data received under the address without an account: applications that led to an order belong to that order, their
 * résumés do not.
 */
async function forgetAddress(tx: Transaction, emailId: string, alias: string): Promise<Files> {
  const sent = await tx
    .delete(documents)
    .where(receivedUnder(tx, [emailId]))
    .returning({ bucket: documents.bucket, path: documents.path });
  await tx.delete(mails).where(eq(mails.to, emailId));
  await tx.delete(webhookEvents).where(sql`${webhookEvents.data} ->> 'emailId' = ${emailId}`);
  await tx.delete(contactMessages).where(eq(contactMessages.emailId, emailId));
  for (const table of CAREER_TABLES) await tx.delete(table).where(eq(table.emailId, emailId));
  await tx.delete(prospects).where(
    inArray(
      prospects.prospectId,
      tx
        .select({ prospectId: prospectContacts.prospectId })
        .from(prospectContacts)
        .where(and(eq(prospectContacts.kind, 'EMAIL'), eq(prospectContacts.contact, emailId))),
    ),
  );
  await tx
    .update(applications)
    .set({ emailId: alias, firstName: 'Former', lastName: 'applicant', formData: {} })
    .where(
      and(
        eq(applications.emailId, emailId),
        notInArray(
          applications.applicationId,
          tx
            .select({ applicationId: sql`${orders.applicationId}` })
            .from(orders)
            .where(isNotNull(orders.applicationId)),
        ),
      ),
    );
  // Questions to them and notes on them concern only them, whatever became of the application.
  await tx.delete(applicationNotes).where(
    inArray(
      applicationNotes.applicationId,
      tx
        .select({ applicationId: applications.applicationId })
        .from(applications)
        .where(inArray(applications.emailId, [emailId, alias])),
    ),
  );
  await tx
    .update(referees)
    .set({ refereeName: 'Former member', phone: null })
    .where(eq(referees.emailId, emailId));
  await forgetQuestions(tx, emailId);
  await tx.update(leads).set({ data: {}, answers: [] }).where(eq(leads.emailId, emailId));
  // The words in which their mail server refused an email quote the address.
  await tx.delete(mailStops).where(eq(mailStops.emailId, emailId));
  for (const { table } of await listAddressTables.rows(tx, {}))
    await replaceAddress(tx, { table, emailId, alias });
  return byBucket(sent);
}

/** What they asked learners about the course, and the news of it: answers belong to the learners, and nobody is left to be given one. */
async function forgetQuestions(tx: Transaction, emailId: string): Promise<void> {
  const asked = inArray(
    leadConnections.leadRowId,
    tx.select({ leadRowId: leads.leadRowId }).from(leads).where(eq(leads.emailId, emailId)),
  );
  const named = { connectionId: leadConnections.connectionId, userId: leadConnections.userId };
  const gone = await tx
    .delete(leadConnections)
    .where(and(asked, isNull(leadConnections.answer)))
    .returning(named);
  const answered = await tx
    .update(leadConnections)
    .set({ firstName: 'Former member', message: '', askerHash: null })
    .where(asked)
    .returning(named);
  const all = [...gone, ...answered];
  await tx.delete(notifications).where(
    and(
      inArray(
        notifications.userId,
        all.map((one) => one.userId),
      ),
      inArray(
        notifications.key,
        all.map((one) => askedKey(one.connectionId)),
      ),
    ),
  );
}
