import type { AuditEntry, AuditSource } from '@plinth/domain/audit-entries/audit-entry';
import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { instantAt } from '@plinth/domain/dates/instant-at';
import { and, desc, eq, gte, ilike, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { auditEntries, userProfiles, users } from '../../db/schema/accounts.ts';
import { applications } from '../../db/schema/admissions.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { containing } from '../matches-search.ts';
import { applicationLike } from '../office-applications/application-like.ts';
import { personLike } from '../people/person-like.ts';
import { wordsOrPhone } from '../people/words-or-phone.ts';

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

/**
 * Whether a search word matches the applicant (who needs no account) or the cohort that an entry names in its details.
 */
const concerns = (db: Queryable, word: string): SQL | undefined =>
  or(
    inArray(
      sql`${auditEntries.details} ->> 'applicationId'`,
      db
        .select({ id: sql`${applications.applicationId}::text` })
        .from(applications)
        .where(applicationLike(word)),
    ),
    inArray(
      sql`${auditEntries.details} ->> 'cohortId'`,
      db
        .select({ id: sql`${cohorts.cohortId}::text` })
        .from(cohorts)
        .where(ilike(sql`${cohorts.productId} || '-' || ${cohorts.batchNumber}`, containing(word))),
    ),
  );

const whereOf = (db: Queryable, { search, personId, source, fromDay, toDay }: AuditFilter): SQL | undefined =>
  and(
    personId ? or(eq(auditEntries.actorId, personId), eq(auditEntries.subjectId, personId)) : undefined,
    source ? eq(auditEntries.source, source) : undefined,
    fromDay ? gte(auditEntries.createdAt, startOf(fromDay)) : undefined,
    toDay ? lt(auditEntries.createdAt, startOf(dayAfter(toDay))) : undefined,
    wordsOrPhone(search, (word) =>
      or(
        // Names of actions are plain ASCII, which needs no folding.
        ilike(auditEntries.action, containing(word)),
        personLike(db, auditEntries.actorId, word),
        personLike(db, auditEntries.subjectId, word),
        concerns(db, word),
      ),
    ),
  );

type Named = { userId: string; emailId: string } | null;
type Names = { firstName: string; lastName: string } | null;

/** Accounts can be closed: the entry then retains only the id. */
const personOf = (userId: string | null, account: Named, names: Names): AuditEntry['actor'] =>
  userId === null
    ? null
    : {
        userId,
        name: names ? `${names.firstName} ${names.lastName}`.trim() : '',
        emailId: account?.emailId ?? '',
      };

/** The entries that the list has after an entry; compared in the database, whose instants are finer than those here. */
function isAfter(db: Queryable, auditId: string): SQL | undefined {
  const moment = db
    .select({ createdAt: auditEntries.createdAt })
    .from(auditEntries)
    .where(eq(auditEntries.auditId, auditId));
  return and(
    lte(auditEntries.createdAt, moment),
    or(lt(auditEntries.createdAt, moment), lt(auditEntries.auditId, auditId)),
  );
}

/**
 * Finds audit entries by a filter, the latest first.
 * @param page from an offset, or after the entry with an id, which is as quick however far down the list it is
 */
export async function findAuditEntries(
  db: Queryable,
  filter: AuditFilter,
  page: { limit: number } & ({ offset: number } | { after: string | null }),
): Promise<Omit<AuditEntry, 'names'>[]> {
  // Limited to its page before the people named in it are looked up.
  const found = db.$with('found').as(
    db
      .select({ auditId: auditEntries.auditId })
      .from(auditEntries)
      .where(and(whereOf(db, filter), 'after' in page && page.after ? isAfter(db, page.after) : undefined))
      .orderBy(desc(auditEntries.createdAt), desc(auditEntries.auditId))
      .limit(page.limit)
      .offset('offset' in page ? page.offset : 0),
  );
  const rows = await db
    .with(found)
    .select()
    .from(auditEntries)
    .leftJoin(actors, eq(actors.userId, auditEntries.actorId))
    .leftJoin(actorProfiles, eq(actorProfiles.userId, auditEntries.actorId))
    .leftJoin(users, eq(users.userId, auditEntries.subjectId))
    .leftJoin(userProfiles, eq(userProfiles.userId, auditEntries.subjectId))
    .where(inArray(auditEntries.auditId, db.select({ auditId: found.auditId }).from(found)))
    .orderBy(desc(auditEntries.createdAt), desc(auditEntries.auditId));
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

/** Counts the entries that a filter finds. */
export const countAuditEntries = (db: Queryable, filter: AuditFilter): Promise<number> =>
  db.$count(auditEntries, whereOf(db, filter));
