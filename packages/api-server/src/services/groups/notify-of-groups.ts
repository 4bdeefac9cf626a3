import { areaPagePath } from '@plinth/domain/navigation/learner-pages';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { userProfiles } from '../../db/schema/accounts.ts';
import { cohortGroups, enrolments } from '../../db/schema/cohorts.ts';
import { notify } from '../notifications/notify.ts';

type Change = { cohortId: string; userIds: readonly string[]; guideIds: readonly string[]; at: Date };

/**
 * Notifies learners of their present group and its guide, and guides that their groups have changed: each person once
 * for the change. Learners who have left are not notified.
 */
export async function notifyOfGroups(
  tx: Transaction,
  { cohortId, userIds, guideIds, at }: Change,
): Promise<void> {
  const stamp = at.toISOString();
  const rows =
    userIds.length === 0
      ? []
      : await tx
          .select({
            userId: enrolments.userId,
            groupId: cohortGroups.groupId,
            title: cohortGroups.title,
            guide: userProfiles.firstName,
          })
          .from(enrolments)
          .innerJoin(cohortGroups, eq(cohortGroups.groupId, enrolments.groupId))
          .leftJoin(userProfiles, eq(userProfiles.userId, cohortGroups.guideId))
          .where(
            and(
              eq(enrolments.cohortId, cohortId),
              inArray(enrolments.userId, [...userIds]),
              notInArray(enrolments.state, ['TRANSFERRED', 'CANCELLED']),
            ),
          );
  for (const group of new Map(rows.map((row) => [row.groupId, row])).values())
    await notify(tx, {
      userIds: rows.filter(({ groupId }) => groupId === group.groupId).map(({ userId }) => userId),
      category: 'ANNOUNCEMENT',
      key: `group:${group.groupId}:${stamp}`,
      title: `You are in ${group.title} now`,
      text: group.guide
        ? `${group.guide} guides your group and reads what you hand in.`
        : 'Your group will get its guide soon; until then the lead mentor reads what you hand in.',
      href: areaPagePath('learn', cohortId, 'dashboard'),
      at,
    });
  await notify(tx, {
    userIds: [...new Set(guideIds)],
    category: 'ANNOUNCEMENT',
    key: `groups:${cohortId}:${stamp}`,
    title: 'Your groups have changed',
    text: 'Your dashboard shows who is in them now.',
    href: areaPagePath('mentor', cohortId, 'dashboard'),
    at,
  });
}
