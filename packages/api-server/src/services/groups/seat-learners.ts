import { DEFAULT_TIMEZONE } from '@plinth/domain/dates/calendar-date';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Transaction } from '../../db/database.ts';
import { findRoom } from '../../db/queries/groups/find-room.ts';
import { cohortGroups, enrolments } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { zonesOf } from '../notifications/zones-of.ts';
import { decideSeat } from './decide-seat.ts';
import { lockCohort } from './lock-cohort.ts';
import { notifyStaff } from './notify-staff.ts';
import { whyNew } from './why-new.ts';

type Newcomers = { cohortId: string; userIds: readonly string[]; currency: 'INR' | 'USD' | null };

/**
 * The same as `seatLearner` for many people to whom staff have just given places and who have no group: the cohort is
 * read once, and each joins what those before have left. A full cohort makes no difference: staff have decided so.
 */
export async function seatLearners(
  tx: Transaction,
  deps: Pick<Deps, 'now'>,
  { cohortId, userIds, currency }: Newcomers,
): Promise<void> {
  const [first] = userIds;
  if (!first) return;
  await lockCohort(tx, cohortId);
  const found = await findRoom.first(tx, { cohortId, userId: first });
  if (!found?.room) throw new Error(`${first} has no place in ${cohortId}`);
  const { room } = found;
  if (room.isOpenCourse) return;
  const now = deps.now();
  const groups = room.groups.map((group) => ({
    ...group,
    isNew: false,
    guideId: null as string | null,
    joining: [] as string[],
  }));
  const zones = await zonesOf(tx, userIds);
  for (const userId of [...userIds].sort()) {
    const timeZone = zones.get(userId) ?? (currency === 'INR' ? DEFAULT_TIMEZONE : null);
    const freeGuideIds = room.freeGuideIds.filter((id) => !groups.some(({ guideId }) => guideId === id));
    const seating = decideSeat({ ...room, groups, freeGuideIds, timeZone, hasGroup: false }, true, now);
    if (seating.kind === 'WAITING') continue;
    if (seating.kind === 'NEW_GROUP')
      groups.push({
        groupId: uuidv7(),
        title: seating.title,
        guideId: seating.guideId,
        learnerCount: 0,
        zones: [],
        isNew: true,
        joining: [],
      });
    const group =
      seating.kind === 'NEW_GROUP'
        ? groups.at(-1)
        : groups.find(({ groupId }) => groupId === seating.groupId);
    if (!group) continue;
    group.joining.push(userId);
    group.learnerCount += 1;
    if (timeZone !== null) group.zones = [...group.zones, timeZone];
  }
  const made = groups.filter(({ isNew }) => isNew);
  if (made.length > 0)
    await tx
      .insert(cohortGroups)
      .values(made.map(({ groupId, title, guideId }) => ({ groupId, cohortId, title, guideId })));
  for (const { groupId, joining } of groups)
    if (joining.length > 0)
      await tx
        .update(enrolments)
        .set({ groupId })
        .where(
          and(
            eq(enrolments.cohortId, cohortId),
            inArray(enrolments.userId, joining),
            isNull(enrolments.groupId),
          ),
        );
  for (const { title } of made.filter(({ guideId }) => guideId === null))
    await notifyStaff(tx, {
      key: `group-without-guide:${cohortId}:${title}`,
      title: 'A new group needs a guide',
      text: `${title} of ${room.courseTitle}, cohort ${room.batchNumber}: ${whyNew(groups.length - 1)}`,
      cohortId,
      at: now,
    });
}
