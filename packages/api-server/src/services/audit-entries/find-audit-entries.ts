import type { AuditEntry, AuditSource } from '@plinth/domain/audit-entries/audit-entry';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { instantAt } from '@plinth/domain/dates/instant-at';
import { and, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { auditEntries, userProfiles, users } from '../../db/schema/accounts.ts';
import { matchesSearch } from '../matches-search.ts';

export type AuditFilter = {
  search: string;
  personId?: string | undefined;
  source?: AuditSource | undefined;
  /** Calendar days in the school's zone, both included. */
  fromDay?: string | undefined;
  toDay?: string | undefined;
};

const actors = alias(users, 'actors');
const actorProfiles = alias(userProfiles, 'actor_profiles');

const DAY_MS = 86_400_000;
const startOf = (day: string) => new Date(instantAt(DEFAULT_TIMEZONE, day, 0));
const dayAfter = (day: string) => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

const whereOf = ({ search, personId, source, fromDay, toDay }: AuditFilter): SQL | undefined =>
  and(
    personId ? or(eq(auditEntries.actorId, personId), eq(auditEntries.subjectId, personId)) : undefined,
    source ? eq(auditEntries.source, source) : undefined,
    fromDay ? gte(auditEntries.createdAt, startOf(fromDay)) : undefined,
    toDay ? lt(auditEntries.createdAt, startOf(dayAfter(toDay))) : undefined,
    matchesSearch(search, [
      auditEntries.action,
      actors.emailId,
      actorProfiles.firstName,
      actorProfiles.lastName,
      users.emailId,
      userProfiles.firstName,
      userProfiles.lastName,
    ]),
  );

type Named = { userId: string; emailId: string } | null;
type Names = { firstName: string; lastName: string } | null;

/** Accounts can be closed: then the entry keeps the id alone. */
const personOf = (userId: string | null, account: Named, names: Names): AuditEntry['actor'] =>
  userId === null
    ? null
    : {
        userId,
        name: names ? `${names.firstName} ${names.lastName}`.trim() : '',
        emailId: account?.emailId ?? '',
      };

/** Audit entries by a filter, the latest first. */
export async function findAuditEntries(
  db: Queryable,
  filter: AuditFilter,
  page: { limit: number; offset: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditEntries)
    .leftJoin(actors, eq(actors.userId, auditEntries.actorId))
    .leftJoin(actorProfiles, eq(actorProfiles.userId, auditEntries.actorId))
    .leftJoin(users, eq(users.userId, auditEntries.subjectId))
    .leftJoin(userProfiles, eq(userProfiles.userId, auditEntries.subjectId))
    .where(whereOf(filter))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.auditId))
    .limit(page.limit)
    .offset(page.offset);
  return rows.map((row) => {
    const { actorId, subjectId, createdAt, ...entry } = row.audit_entries;
    return {
      ...entry,
      actor: personOf(actorId, row.actors, row.actor_profiles),
      subject: personOf(subjectId, row.users, row.user_profiles),
      createdAt: createdAt.toISOString(),
    };
  });
}

/** How many entries a filter finds. */
export async function countAuditEntries(db: Queryable, filter: AuditFilter): Promise<number> {
  const [row] = await db
    .select({ total: sql`count(*)`.mapWith(Number) })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.userId, auditEntries.actorId))
    .leftJoin(actorProfiles, eq(actorProfiles.userId, auditEntries.actorId))
    .leftJoin(users, eq(users.userId, auditEntries.subjectId))
    .leftJoin(userProfiles, eq(userProfiles.userId, auditEntries.subjectId))
    .where(whereOf(filter));
  return row?.total ?? 0;
}
