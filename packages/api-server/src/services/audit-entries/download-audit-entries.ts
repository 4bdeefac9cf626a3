import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import { concernedBy } from '@plinth/domain/audit-entries/concerned-by';
import type { Deps } from '../../deps.ts';
import { csvFile } from '../csv-file.ts';
import { addNames } from './add-names.ts';
import { type AuditFilter, findAuditEntries } from './find-audit-entries.ts';
import type { StaffAct } from './record-audit.ts';

const BATCH = 1_000;

const asText = (facts: unknown) => (facts === null ? '' : JSON.stringify(facts));

/** For a person who was invited, for instance, and has no account yet. */
const addressIn = ({ details: { emailId } }: AuditEntry) => (typeof emailId === 'string' ? emailId : '');

async function* batches(db: Deps['db'], filter: AuditFilter) {
  for (let after: string | null = null; ; ) {
    const entries: Awaited<ReturnType<typeof findAuditEntries>> = await findAuditEntries(db, filter, {
      limit: BATCH,
      after,
    });
    // The file lists facts as they were stored; names are needed only for the column of the person concerned.
    yield await addNames(db, entries, ({ subject, details }) => (subject ? null : details));
    after = entries.at(-1)?.auditId ?? null;
    if (entries.length < BATCH) return;
  }
}

/** Returns all entries of a filter as a CSV file, the latest first. */
export const downloadAuditEntries = (deps: Pick<Deps, 'db' | 'now'>, act: StaffAct, filter: AuditFilter) =>
  csvFile(deps, act, {
    about: 'audit',
    filter,
    batches: batches(deps.db, filter),
    columns: {
      'time (UTC)': (one) => one.createdAt,
      who: (one) => one.actor?.name,
      'address of who': (one) => one.actor?.emailId,
      action: (one) => one.action,
      'on whom': (one) => one.subject?.emailId ?? concernedBy(one)?.emailId ?? addressIn(one),
      before: (one) => asText(one.before),
      after: (one) => asText(one.after),
      details: (one) => asText(one.details),
      from: (one) => one.source,
      'network address': (one) => one.address,
    },
  });
