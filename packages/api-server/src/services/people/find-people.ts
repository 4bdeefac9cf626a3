import type { OfficePlaceState } from '@plinth/domain/enrolments/office-place-state';
import type { PeopleSort, PersonKind, PersonRow } from '@plinth/domain/people/person-row';
import {
  and,
  arrayContains,
  asc,
  type Column,
  desc,
  eq,
  gt,
  inArray,
  notInArray,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { cohorts, enrolments } from '../../db/schema/cohorts.ts';
import { isPlaceState } from '../office-enrolments/is-place-state.ts';
import { cohortTitle } from './cohort-title.ts';
import { contactTerms } from './contact-terms.ts';
import { personLike } from './person-like.ts';

export type PeopleFilter = {
  search: string;
  kind?: PersonKind | undefined;
  state?: OfficePlaceState | undefined;
  cohortId?: string | undefined;
};

const teachesOrWorks = sql`(${users.roles} && '{INDUSTRIAL_GUIDE,LEAD_MENTOR}' or ${users.staffRoles} <> '{}')`;

const kindIs = (db: Queryable, id: Column, kind: PersonKind): SQL => {
  const of = (where: SQL) => db.select({ userId: users.userId }).from(users).where(where);
  if (kind === 'LEARNER') return notInArray(id, of(teachesOrWorks));
  return inArray(
    id,
    of(
      kind === 'STAFF'
        ? (and(teachesOrWorks, sql`${users.staffRoles} <> '{}'`) ?? teachesOrWorks)
        : (and(teachesOrWorks, arrayContains(users.roles, [kind])) ?? teachesOrWorks),
    ),
  );
};

/** Each condition refers to people by id alone, so that it applies whichever table a list is sorted by. */
function whereOf(
  db: Queryable,
  id: Column,
  { search, kind, state, cohortId }: PeopleFilter,
): SQL | undefined {
  return and(
    ...contactTerms(search).map((word) => personLike(db, id, word)),
    kind ? kindIs(db, id, kind) : undefined,
    state || cohortId
      ? inArray(
          id,
          db
            .select({ userId: enrolments.userId })
            .from(enrolments)
            .where(
              and(
                state ? isPlaceState(state) : undefined,
                cohortId ? eq(enrolments.cohortId, cohortId) : undefined,
              ),
            ),
        )
      : undefined,
  );
}

const SORTS = {
  name: { id: userProfiles.userId, by: userProfiles.foldedName },
  emailId: { id: users.userId, by: users.emailId },
  createdAt: { id: users.userId, by: users.createdAt },
} as const;

type PeoplePage = { sortBy: PeopleSort; sortDirection: 'asc' | 'desc'; limit: number; offset: number };

/** Returns the ids of a page, in their order. */
export async function findPeopleIds(
  db: Queryable,
  filter: PeopleFilter,
  { sortBy, sortDirection, limit, offset }: PeoplePage,
): Promise<string[]> {
  const { id, by } = SORTS[sortBy];
  const direction = sortDirection === 'asc' ? asc : desc;
  const rows = await db
    .select({ userId: id })
    .from(id.table)
    .where(whereOf(db, id, filter))
    .orderBy(direction(by), direction(id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ userId }) => userId);
}

/** Returns the ids of the next people after one, earliest joined first. */
export async function findNextPeople(
  db: Queryable,
  filter: PeopleFilter,
  { after, limit }: { after: string | null; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ userId: users.userId })
    .from(users)
    .where(and(after ? gt(users.userId, after) : undefined, whereOf(db, users.userId, filter)))
    .orderBy(users.userId)
    .limit(limit);
  return rows.map(({ userId }) => userId);
}

/** Counts the people a filter finds. */
export const countPeople = (db: Queryable, filter: PeopleFilter): Promise<number> =>
  db.$count(users, whereOf(db, users.userId, filter));

/** Reads the rows of these people, in the order of the ids. Two concurrent statements. */
export async function readPeopleRows(db: Queryable, ids: readonly string[]): Promise<PersonRow[]> {
  if (ids.length === 0) return [];
  const [people, places] = await Promise.all([
    db
      .select({
        userId: users.userId,
        emailId: users.emailId,
        phone: users.phone,
        firstName: userProfiles.firstName,
        lastName: userProfiles.lastName,
        roles: users.roles,
        staffRoles: users.staffRoles,
        createdAt: users.createdAt,
      })
      .from(users)
      .innerJoin(userProfiles, eq(userProfiles.userId, users.userId))
      .where(inArray(users.userId, [...ids])),
    db
      .select({
        userId: enrolments.userId,
        cohortId: enrolments.cohortId,
        cohort: cohortTitle,
        state: enrolments.state,
        isPaused: sql`${enrolments.pausedAt} is not null`.mapWith(Boolean),
      })
      .from(enrolments)
      .innerJoin(cohorts, eq(cohorts.cohortId, enrolments.cohortId))
      .where(inArray(enrolments.userId, [...ids]))
      .orderBy(desc(enrolments.enrolledAt), enrolments.enrolmentId),
  ]);
  const known = new Map(people.map((person) => [person.userId, person]));
  const placesOf = new Map(ids.map((id): [string, PersonRow['enrolments']] => [id, []]));
  for (const { userId, ...place } of places) placesOf.get(userId)?.push(place);
  return ids.flatMap((id) => {
    const person = known.get(id);
    if (!person) return [];
    return [
      {
        ...person,
        createdAt: person.createdAt.toISOString(),
        enrolments: placesOf.get(id) ?? [],
      },
    ];
  });
}
