import type { CohortUserState } from '@plinth/domain/cohorts/cohort-user-state';
import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { userProfiles } from '../../db/schema/accounts.ts';
import { announcements } from '../../db/schema/announcements.ts';
import { cohortGroups, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { findGroup } from './find-group.ts';

/** How many names can be read at a glance; the others are given as a number. */
const NAMES_SHOWN = 5;
const LEFT: CohortUserState[] = ['TRANSFERRED', 'CANCELLED'];

/**
 * Removes an empty group. A place that has ended loses the group with it: its guide no longer sees the learner, and a
 * learner who returns is seated again.
 * @throws Refusal NOT_FOUND; CONFLICT the group has learners, with their names, or announcements were made to it
 */
export async function removeGroup(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  act: StaffAct,
  place: { cohortId: string; groupId: string },
): Promise<{ removed: true }> {
  return db.transaction(async (tx) => {
    const { groupId, title, guideId } = await findGroup(tx, place);
    const learners = await tx
      .select({ firstName: userProfiles.firstName, lastName: userProfiles.lastName })
      .from(enrolments)
      .innerJoin(userProfiles, eq(userProfiles.userId, enrolments.userId))
      .where(and(eq(enrolments.groupId, groupId), notInArray(enrolments.state, LEFT)))
      .orderBy(userProfiles.firstName, userProfiles.lastName);
    if (learners.length > 0)
      throw refuse('CONFLICT', `${namesText(learners)} in this group. Move them to another one first.`);
    const [announcement] = await tx
      .select({ groupId: announcements.groupId })
      .from(announcements)
      .where(eq(announcements.groupId, groupId))
      .limit(1);
    if (announcement)
      throw refuse('CONFLICT', 'This group has announcements, which would go with it. Keep it.');
    await tx
      .update(enrolments)
      .set({ groupId: null })
      .where(and(eq(enrolments.groupId, groupId), inArray(enrolments.state, LEFT)));
    await tx.delete(cohortGroups).where(eq(cohortGroups.groupId, groupId));
    await recordAudit(tx, now(), act, {
      action: 'groups.remove',
      details: place,
      before: { title, guideId },
    });
    return { removed: true as const };
  });
}

function namesText(learners: readonly { firstName: string; lastName: string }[]): string {
  const names = learners
    .slice(0, NAMES_SHOWN)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim());
  const others = learners.length - names.length;
  if (others > 0) return `${names.join(', ')} and ${others} more are`;
  const last = names.at(-1) ?? '';
  return names.length === 1 ? `${last} is` : `${names.slice(0, -1).join(', ')} and ${last} are`;
}
