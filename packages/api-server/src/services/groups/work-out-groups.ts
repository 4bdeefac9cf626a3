import { zoneOffset } from '@plinth/domain/dates/zone-offset';
import { nextGroupTitle } from '@plinth/domain/groups/next-group-title';
import type { GroupPlan } from '@plinth/domain/groups/office-group';
import { type Arrangement, groupsWanted, planGroups } from '@plinth/domain/groups/plan-groups';
import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { listGroupedLearners } from '../../db/queries/groups/list-grouped-learners.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { cohortGroups } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { stampOf } from '../stamp-of.ts';
import { requireCohort } from './lock-cohort.ts';

const groupsOf = (db: Queryable, cohortId: string) =>
  db
    .select({
      groupId: cohortGroups.groupId,
      title: cohortGroups.title,
      guideId: cohortGroups.guideId,
      firstName: userProfiles.firstName,
      lastName: userProfiles.lastName,
    })
    .from(cohortGroups)
    .leftJoin(userProfiles, eq(userProfiles.userId, cohortGroups.guideId))
    .where(eq(cohortGroups.cohortId, cohortId))
    .orderBy(sql`length(${cohortGroups.title})`, asc(cohortGroups.title));

/** Works out what an arrangement would make of the present groups of a cohort. @throws Refusal NOT_FOUND */
export async function workOutGroups(
  db: Queryable,
  now: Date,
  cohortId: string,
  arrangement: Arrangement,
): Promise<GroupPlan> {
  const { groupSize } = await requireCohort(db, cohortId);
  const groups = await groupsOf(db, cohortId);
  const learners = await listGroupedLearners.rows(db, { cohortId });
  const plan = planGroups(
    groups.map(({ groupId }) => groupId),
    learners.map(({ userId, groupId, zone }) => ({
      userId,
      groupId,
      offset: zone === null ? null : zoneOffset(zone, now.getTime()) / 60_000,
    })),
    groupsWanted(arrangement, learners.length, groups.length, groupSize),
  );
  const titles = groups.map(({ title }) => title);
  const titleOf = new Map(groups.map(({ groupId, title }) => [groupId, title]));
  const nameOf = new Map(learners.map(({ userId, name }) => [userId, name]));
  const fromOf = new Map(learners.map(({ userId, groupId }) => [userId, groupId]));
  const moves: GroupPlan['moves'] = [];
  const planned = plan.map(({ groupId, userIds }) => {
    const group = groups.find((one) => one.groupId === groupId);
    const title = group?.title ?? nextGroupTitle(titles);
    if (!group) titles.push(title);
    for (const userId of userIds) {
      const from = fromOf.get(userId) ?? null;
      if (groupId === null || from !== groupId)
        moves.push({
          userId,
          name: nameOf.get(userId) ?? '',
          from: from === null ? null : (titleOf.get(from) ?? null),
          to: title,
        });
    }
    return {
      groupId,
      title,
      guide: group?.guideId
        ? { userId: group.guideId, name: `${group.firstName} ${group.lastName}`.trim() }
        : null,
      before: learners.filter((one) => groupId !== null && one.groupId === groupId).length,
      after: userIds.length,
    };
  });
  const facts = [
    learners.map(({ userId, groupId }) => [userId, groupId]),
    groups.map(({ groupId }) => groupId),
  ];
  const stamp = stampOf(facts);
  return { groups: planned, moves, stamp };
}

/** The same as a call; changes nothing. */
export const previewGroups = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  cohortId: string,
  arrangement: Arrangement,
): Promise<GroupPlan> => workOutGroups(db, now(), cohortId, arrangement);
