import { randomBytes } from 'node:crypto';
import { and, eq, lte, notInArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { accountDeletions } from '../../db/schema/account.ts';
import { auditEntries, profileMedia, userProfiles, users } from '../../db/schema/accounts.ts';
import { applications, contactMessages, leads, orders } from '../../db/schema/admissions.ts';
import { enrolments } from '../../db/schema/cohorts.ts';
import { emiApplications } from '../../db/schema/emi.ts';
import { formResponses } from '../../db/schema/forms.ts';
import { documents, mails } from '../../db/schema/operations.ts';
import { referees } from '../../db/schema/referrals.ts';
import { tablesOfPerson } from './tables-of-person.ts';

type Files = Record<'private' | 'public', string[]>;

/**
 * Deletes an account whose day has come. What was the person's own goes with its files. What the law wants kept
 * (orders, payments, invoices) stays as it is; what others hang on (enrolments, questions and answers in threads)
 * stays under the name "Former member", and nothing leads from there to a person.
 * @returns the files that no row names any more, or null when the owner kept the account or another process was first
 */
export async function deleteAccount(tx: Transaction, userId: string, now: Date): Promise<Files | null> {
  const [due] = await tx
    .select({ emailId: users.emailId })
    .from(accountDeletions)
    .innerJoin(users, eq(users.userId, accountDeletions.userId))
    .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.dueAt, now)))
    .for('update', { of: accountDeletions, skipLocked: true });
  if (!due) return null;
  const files = await filesOf(tx, userId);
  for (const { table, column, goes } of await tablesOfPerson(tx))
    if (goes)
      await tx.execute(sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId}`);
  await tx.delete(formResponses).where(eq(formResponses.userId, userId));
  await tx
    .update(emiApplications)
    .set({ responses: [], remark: null })
    .where(eq(emiApplications.userId, userId));
  await tx
    .update(enrolments)
    .set({ state: 'CANCELLED' })
    .where(
      and(
        eq(enrolments.userId, userId),
        notInArray(enrolments.state, ['COMPLETED', 'TRANSFERRED', 'CANCELLED']),
      ),
    );
  const alias = `deleted-${userId}@account.invalid`;
  await forgetAddress(tx, due.emailId, alias);
  await tx
    .update(users)
    .set({
      emailId: alias,
      emailVerifiedAt: null,
      phone: null,
      passwordHash: null,
      userHash: randomBytes(9).toString('base64url'),
      roles: [],
      staffRole: null,
    })
    .where(eq(users.userId, userId));
  await tx.insert(userProfiles).values({ userId, firstName: 'Former', lastName: 'member' });
  await tx.insert(auditEntries).values({ subjectId: userId, action: 'account-deleted', createdAt: now });
  return files;
}

async function filesOf(tx: Transaction, userId: string): Promise<Files> {
  const rows = [
    ...(await tx
      .select({ bucket: documents.bucket, path: documents.path })
      .from(documents)
      .where(eq(documents.userId, userId))),
    ...(await tx
      .select({ bucket: profileMedia.bucket, path: profileMedia.path })
      .from(profileMedia)
      .where(eq(profileMedia.userId, userId))),
  ];
  const paths = (isPublic: boolean) =>
    rows.flatMap(({ bucket, path }) => (path !== '' && (bucket === 'public') === isPublic ? [path] : []));
  return { private: paths(false), public: paths(true) };
}

/** What came in under the address without an account: applications that led to an order belong to that order. */
async function forgetAddress(tx: Transaction, emailId: string, alias: string): Promise<void> {
  await tx.delete(mails).where(eq(mails.to, emailId));
  await tx.delete(contactMessages).where(eq(contactMessages.emailId, emailId));
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
            .where(sql`${orders.applicationId} is not null`),
        ),
      ),
    );
  await tx
    .update(referees)
    .set({ refereeName: 'Former member', phone: null })
    .where(eq(referees.emailId, emailId));
  await tx.update(leads).set({ data: {}, answers: [] }).where(eq(leads.emailId, emailId));
  const { rows } = await tx.execute<{ table: string }>(sql`
    select table_name as "table" from information_schema.columns
    where table_schema = current_schema() and column_name = 'email_id'
      and table_name not in ('users', 'orders', 'applications')`);
  for (const { table } of rows)
    await tx.execute(
      sql`update ${sql.identifier(table)} set email_id = ${alias} where email_id = ${emailId}`,
    );
}
