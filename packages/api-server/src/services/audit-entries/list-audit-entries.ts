import type { AuditEntry } from '@plinth/domain/audit-entries/audit-entry';
import type { Deps } from '../../deps.ts';
import { pageOf } from '../page-of.ts';
import { addNames } from './add-names.ts';
import { type AuditFilter, countAuditEntries, findAuditEntries } from './find-audit-entries.ts';

/** Lists a page of the audit log, the latest first, in three round trips: the last resolves the ids in it. */
export async function listAuditEntries(
  { db }: Pick<Deps, 'db'>,
  { pageNo, ...filter }: AuditFilter & { pageNo: number },
): Promise<{ entries: AuditEntry[]; total: number }> {
  const [entries, total] = await Promise.all([
    findAuditEntries(db, filter, pageOf(pageNo)),
    countAuditEntries(db, filter),
  ]);
  return { entries: await addNames(db, entries), total };
}
