import type { OfficePlacementForm } from '@plinth/domain/placement/office-placement';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { QueryOf } from '../../api/query-of.ts';
import type { Queryable } from '../../db/database.ts';
import { userProfiles, users } from '../../db/schema/accounts.ts';
import { cohorts } from '../../db/schema/cohorts.ts';
import { placementInterests } from '../../db/schema/placement.ts';
import type { Deps } from '../../deps.ts';
import { matchesSearch } from '../matches-search.ts';
import { pageOf } from '../page-of.ts';
import { LEARNER_FACTS } from '../people/learner-facts.ts';
import { ofLearner, toInterest } from '../placement/interest-rows.ts';
import { refuse } from '../refusal.ts';

export type PlacementFormFilter = Omit<QueryOf<'officePlacement', 'listForms'>, 'pageNo'>;

const formsOf = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      row: placementInterests,
      ...LEARNER_FACTS,
    })
    .from(placementInterests)
    .innerJoin(users, eq(users.userId, placementInterests.userId))
    .innerJoin(userProfiles, eq(userProfiles.userId, placementInterests.userId))
    .innerJoin(cohorts, eq(cohorts.cohortId, placementInterests.cohortId))
    .where(where);

const toForm = ({ row, ...learner }: Awaited<ReturnType<typeof formsOf>>[number]): OfficePlacementForm => ({
  ...learner,
  cohortId: row.cohortId,
  userId: row.userId,
  said: toInterest(row),
  updatedAt: row.updatedAt.toISOString(),
  reopenedUntil: row.reopenedUntil?.toISOString() ?? null,
});

const whereOf = ({ search, state }: PlacementFormFilter) =>
  and(
    state ? eq(placementInterests.interestedInPlacements, state === 'INTERESTED') : undefined,
    matchesSearch(search, [userProfiles.firstName, userProfiles.lastName], users.emailId),
  );

/** Finds learners' answers in the placement form, in the order of the filter. */
export async function findPlacementForms(
  { db }: Pick<Deps, 'db'>,
  filter: PlacementFormFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<OfficePlacementForm[]> {
  const direction = filter.sortDirection === 'asc' ? asc : desc;
  const rows = await formsOf(db, whereOf(filter))
    .orderBy(
      direction(filter.sortBy === 'name' ? userProfiles.foldedName : placementInterests.updatedAt),
      asc(placementInterests.userId),
      asc(placementInterests.cohortId),
    )
    .limit(limit)
    .offset(offset);
  return rows.map(toForm);
}

/** Lists a page of learners' placement forms, with the total count. */
export async function listPlacementForms(
  deps: Pick<Deps, 'db'>,
  { pageNo, ...filter }: PlacementFormFilter & { pageNo: number },
): Promise<{ forms: OfficePlacementForm[]; total: number }> {
  const [forms, total] = await Promise.all([
    findPlacementForms(deps, filter, pageOf(pageNo)),
    deps.db.$count(formsOf(deps.db, whereOf(filter)).as('found')),
  ]);
  return { forms, total };
}

/** Returns one learner's placement form. @throws Refusal NOT_FOUND */
export async function readPlacementForm(
  { db }: { db: Queryable },
  { cohortId, userId }: { cohortId: string; userId: string },
): Promise<{ form: OfficePlacementForm }> {
  const [row] = await formsOf(db, ofLearner(cohortId, userId));
  if (!row) throw refuse('NOT_FOUND', 'This learner has said nothing in the placement form.');
  return { form: toForm(row) };
}
