import { and, eq, inArray } from 'drizzle-orm';
import { listOwnedTables } from '../../db/queries/account/list-owned-tables.ts';
import { listRows } from '../../db/queries/account/list-rows.ts';
import { userAddresses, users } from '../../db/schema/accounts.ts';
import { applications } from '../../db/schema/admissions.ts';
import { applicationNotes } from '../../db/schema/application-notes.ts';
import { documents } from '../../db/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { receivedUnder } from './received-documents.ts';

type Rows = Record<string, unknown>[];

/**
 * Never leaves the server: anything that grants access, where files are on our disks, and values used only for
 * searching.
 */
const isSecret = (column: string) =>
  /((_hash|_token|^token|(^|_)secret|^staff_role|^bucket|^path|_vector)$|^folded_)/.test(column) &&
  column !== 'user_hash';

/** Rows that belong to a person through another row. */
const BELOW = [
  ['order_instalments', { key: 'order_id', of: 'orders' }],
  ['payments', { key: 'order_id', of: 'orders' }],
  ['form_entries', { key: 'response_id', of: 'form_responses' }],
  ['report_versions', { key: 'report_id', of: 'reports' }],
  ['report_entries', { key: 'report_id', of: 'reports' }],
] as const;

/**
 * Mailed links that grant access, and challenges for a passkey, are not facts about a person; staff's notes for each
 * other belong to staff.
 */
const LEFT_OUT = ['email_tokens', 'passkey_challenges', 'staff_notes'];

/** Rows received under an address without an account. */
const RECEIVED = [
  'leads',
  'applications',
  'contact_messages',
  'mentor_leads',
  'career_statements',
  'career_attempts',
  'career_drafts',
  'career_ratings',
  'career_registrations',
];

const withoutSecrets = (row: Rows[number]) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !isSecret(column)));

type Person = { userId: string; emailId: string; isEmailVerified: boolean };

/**
 * Collects everything that the school stores about a person as one JSON file: a section for each table that has rows of
 * theirs, under the names of the records, including those of accounts merged into theirs and what was received under
 * any of their verified addresses. Files are listed in it.
 */
export async function collectData(
  deps: Pick<Deps, 'db' | 'now'>,
  { userId, emailId, isEmailVerified }: Person,
  { name: kind, about }: { name: string; about: string },
) {
  // One snapshot of the database, however long it takes.
  const sections = await deps.db.transaction(
    async (tx) => {
      const found = new Map<string, Rows>();
      const add = async (table: string, which: Parameters<typeof listRows>[2]) => {
        const rows = await listRows(tx, table, which);
        if (rows.length > 0) found.set(table, [...(found.get(table) ?? []), ...rows.map(withoutSecrets)]);
      };
      const closed = await tx
        .select({ userId: users.userId })
        .from(users)
        .where(eq(users.mergedIntoId, userId));
      const owned = await listOwnedTables.rows(tx, {});
      for (const value of [userId, ...closed.map((twin) => twin.userId)]) {
        await add('users', { column: 'user_id', value });
        // Read from the database itself, so that a newly added table is included in the export automatically.
        for (const { table, column } of owned)
          if (!LEFT_OUT.includes(table)) await add(table, { column, value });
        for (const [table, below] of BELOW) await add(table, { ...below, userId: value });
      }
      const further = await tx
        .select({ emailId: userAddresses.emailId })
        .from(userAddresses)
        .where(eq(userAddresses.userId, userId));
      const proven = [...(isEmailVerified ? [emailId] : []), ...further.map((one) => one.emailId)];
      for (const value of proven)
        for (const table of RECEIVED) await add(table, { column: 'email_id', value });
      const sent = await tx
        .select({ documentId: documents.documentId })
        .from(documents)
        .where(receivedUnder(tx, proven));
      for (const { documentId } of sent) await add('documents', { column: 'document_id', value: documentId });
      // Staff's notes for each other belong to staff; questions and answers belong to the person.
      const asked = await tx
        .select({
          question: applicationNotes.text,
          askedAt: applicationNotes.createdAt,
          answer: applicationNotes.answer,
          answeredAt: applicationNotes.answeredAt,
        })
        .from(applicationNotes)
        .innerJoin(applications, eq(applications.applicationId, applicationNotes.applicationId))
        .where(and(inArray(applications.emailId, proven), eq(applicationNotes.kind, 'QUESTION')));
      if (asked.length > 0) found.set('application_questions', asked);
      return Object.fromEntries(found);
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const exportedAt = deps.now().toISOString();
  const name = `${kind}-${exportedAt.slice(0, 10)}.json`;
  return {
    status: 200 as const,
    headers: { 'content-disposition': `attachment; filename="${name}"` },
    body: new File([JSON.stringify({ about, exportedAt, sections }, null, 2)], name, {
      type: 'application/json',
    }),
  };
}
