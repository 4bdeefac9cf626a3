import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import { concernedBy } from '@plinth/domain/audit-entries/concerned-by';
import type { Deps } from '../../deps.ts';
import { csvFile } from '../csv-file.ts';
import { addNames } from './add-names.ts';
import { type AuditFilter, findAuditEntries } from './find-audit-entries.ts';
import type { StaffAct } from './record-audit.ts';

const BATCH = 1_000;

const TITLES = [
  'time (UTC)',
  'who',
  'address of who',
  'action',
  'on whom',
  'before',
  'after',
  'details',
  'from',
  'network address',
];
const asText = (facts: unknown) => (facts === null ? '' : JSON.stringify(facts));

/** For a person who was invited, for instance, and has no account yet. */
const addressIn = ({ details: { emailId } }: AuditEntry) => (typeof emailId === 'string' ? emailId : '');

const lineOf = (entry: AuditEntry) => [
  entry.createdAt,
  entry.actor?.name ?? '',
  entry.actor?.emailId ?? '',
  entry.action,
  entry.subject?.emailId ?? concernedBy(entry)?.emailId ?? addressIn(entry),
  asText(entry.before),
  asText(entry.after),
  asText(entry.details),
  entry.source,
  entry.address ?? '',
];

async function* batches(db: Deps['db'], filter: AuditFilter) {
  for (let after: string | null = null; ; ) {
    const entries: Awaited<ReturnType<typeof findAuditEntries>> = await findAuditEntries(db, filter, {
      limit: BATCH,
      after,
    });
    // The file lists facts as they were stored; names are needed only for the column of the person concerned.
    const named = await addNames(db, entries, ({ subject, details }) => (subject ? null : details));
    yield named.map(lineOf);
    after = entries.at(-1)?.auditId ?? null;
    if (entries.length < BATCH) return;
  }
}

/** Returns all entries of a filter as a CSV file, the latest first. */
export const downloadAuditEntries = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  filter: AuditFilter,
) => csvFile(db, act, { about: 'audit', titles: TITLES, batches: batches(db, filter), filter, now: now() });
