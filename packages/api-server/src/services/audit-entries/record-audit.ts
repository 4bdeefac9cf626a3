import type { AuditAction } from '@plinth/domain/audit-entries/audit-action';
import type { AuditSource } from '@plinth/domain/audit-entries/audit-entry';
import type { ApiContext, Caller } from '../../api/context.ts';
import type { Queryable } from '../../db/database.ts';
import { auditEntries } from '../../db/schema/accounts.ts';

/** Who acts for the school, and from where. */
export type StaffAct = {
  actorId: string | null;
  source: AuditSource;
  address: string | null;
  /** The name of the key, where a program acts for the one who made it. */
  keyName?: string;
};

/** A `school` verb: whoever may run it has the machine, and no account. */
export const COMMAND: StaffAct = { actorId: null, source: 'COMMAND', address: null };

/** What a provider told the school, which nobody typed. */
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
  /** On whom, where the change is about a person. */
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

/** Writes down what staff change, in the transaction of the change: both happen, or neither. */
export async function recordAudit(
  tx: Queryable,
  now: Date,
  act: StaffAct,
  change: AuditedChange,
): Promise<void> {
  await tx.insert(auditEntries).values(entryOf(now, act, change));
}

/** The same for what is changed of many at once. */
export async function recordAudits(
  tx: Queryable,
  now: Date,
  act: StaffAct,
  changes: readonly AuditedChange[],
): Promise<void> {
  if (changes.length > 0)
    await tx.insert(auditEntries).values(changes.map((change) => entryOf(now, act, change)));
}
