import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import type { Deps } from '../../deps.ts';
import { csvFile } from '../csv-file.ts';
import { type AuditFilter, findAuditEntries } from './find-audit-entries.ts';
import type { StaffAct } from './record-audit.ts';

/** More belongs into a narrower filter: a file of this length is what a spreadsheet still opens quickly. */
const ROWS_MAX = 50_000;

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

const lineOf = (entry: AuditEntry) => [
  entry.createdAt,
  entry.actor?.name ?? '',
  entry.actor?.emailId ?? '',
  entry.action,
  entry.subject?.emailId ?? '',
  asText(entry.before),
  asText(entry.after),
  asText(entry.details),
  entry.source,
  entry.address ?? '',
];

async function* batches(db: Deps['db'], filter: AuditFilter) {
  yield (await findAuditEntries(db, filter, { limit: ROWS_MAX, offset: 0 })).map(lineOf);
}

/** The entries of a filter as a CSV file, the latest first. */
export const downloadAuditEntries = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  filter: AuditFilter,
) => csvFile(db, act, { about: 'audit', titles: TITLES, batches: batches(db, filter), filter, now: now() });
