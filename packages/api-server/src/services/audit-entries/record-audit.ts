import type { AuditAction } from '@plinth/domain/audit-entries/audit-action';
import type { AuditSource } from '@plinth/domain/audit-entries/audit-entry';
import type { ApiContext, Caller } from '../../api/context.ts';
import type { Queryable } from '../../db/database.ts';
import { auditEntries } from '../../db/schema/accounts.ts';
import { withoutWordsAboutErased } from './without-words-about-erased.ts';

/** The person acting for the school, and from where. */
export type StaffAct = {
  actorId: string | null;
  source: AuditSource;
  address: string | null;
  /** The name of the key, if a program acts for the person who made it. */
  keyName?: string;
};

/** A `school` verb: a person who may run it has access to the machine, and no account. */
export const COMMAND: StaffAct = { actorId: null, source: 'COMMAND', address: null };

/** A provider's report to the school, entered by no one. */
export const PROVIDER: StaffAct = { actorId: null, source: 'PROVIDER', address: null };

/** A call of the office. */
export const officeAct = (
  { request }: Pick<ApiContext, 'request'>,
  { userId, actorId, key }: Caller,
): StaffAct => ({
  actorId: actorId ?? userId,
  source: key ? 'KEY' : actorId ? 'ACTING' : 'OFFICE',
  address: request.address,
  ...(key ? { keyName: key.name } : {}),
});

export type AuditedChange = {
  action: AuditAction;
  /** The person concerned, if the change is about one. */
  subjectId?: string | null;
  details?: Record<string, unknown>;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

const entryOf = (now: Date, { keyName, ...act }: StaffAct, change: AuditedChange) => ({
  ...act,
  ...change,
  ...(keyName === undefined ? {} : { details: { ...change.details, key: keyName } }),
  createdAt: now,
});

/**
 * Records what staff change, in the transaction of the change: both happen, or neither. Words about somebody who was
 * erased are not recorded.
 */
export const recordAudit = (tx: Queryable, now: Date, act: StaffAct, change: AuditedChange): Promise<void> =>
  recordAudits(tx, now, act, [change]);

/** The same for a change of many rows together. */
export async function recordAudits(
  tx: Queryable,
  now: Date,
  act: StaffAct,
  changes: readonly AuditedChange[],
): Promise<void> {
  const recorded = await withoutWordsAboutErased(tx, changes);
  if (recorded.length > 0)
    await tx.insert(auditEntries).values(recorded.map((change) => entryOf(now, act, change)));
}
