import { chooseGroup } from './choose-group.ts';

/** A learner to place in a group; offset in minutes ahead of UTC, null if unknown. */
export type GroupedLearner = { userId: string; groupId: string | null; offset: number | null };

/** How groups are formed: a number of groups, a maximum size, or the existing groups evened out. */
export type Arrangement =
  | { by: 'NUMBER'; count: number }
  | { by: 'SIZE'; size: number }
  | { by: 'REBALANCE' };

/** A group as planned; without an id it is to be created. */
export type PlannedGroup = { groupId: string | null; userIds: string[] };

/** Returns the number of groups an arrangement requires; at least one while there is a learner. */
export function groupsWanted(
  arrangement: Arrangement,
  learners: number,
  groups: number,
  size: number,
): number {
  if (learners === 0) return arrangement.by === 'NUMBER' ? arrangement.count : groups;
  if (arrangement.by === 'NUMBER') return arrangement.count;
  const needed = (perGroup: number) => Math.ceil(learners / perGroup);
  return arrangement.by === 'SIZE' ? needed(arrangement.size) : Math.max(groups, needed(size));
}

/**
 * Spreads learners over groups so that no two sizes differ by more than one, moving as few as possible: each group
 * retains its first learners up to its share, and the rest join the nearest group by time zone that has room. Groups
 * beyond the required number are emptied, last ones first.
 * @param groupIds the existing groups, in order; their learners are in order too, longest-standing first
 * @returns the existing groups, then the new ones
 */
export function planGroups(
  groupIds: readonly string[],
  learners: readonly GroupedLearner[],
  wanted: number,
): PlannedGroup[] {
  const plan = Array.from({ length: Math.max(wanted, groupIds.length) }, (_, index) => ({
    groupId: groupIds[index] ?? null,
    members: learners.filter(({ groupId }) => groupId !== null && groupId === groupIds[index]),
  }));
  const kept = plan.slice(0, wanted);
  const share = wanted === 0 ? 0 : Math.floor(learners.length / wanted);
  const largerOnes = new Set(
    [...kept]
      .sort((a, b) => b.members.length - a.members.length)
      .slice(0, wanted === 0 ? 0 : learners.length % wanted),
  );
  const quotas = new Map(
    plan.map((group) => [group, kept.includes(group) ? share + (largerOnes.has(group) ? 1 : 0) : 0]),
  );
  for (const group of plan) group.members = group.members.slice(0, quotas.get(group));
  const settled = new Set(plan.flatMap(({ members }) => members));
  for (const learner of learners) {
    if (settled.has(learner)) continue;
    const lacking = plan.flatMap((group, index) =>
      group.members.length < (quotas.get(group) ?? 0) ? [{ group, index }] : [],
    );
    const open = lacking.map(({ group, index }) => ({
      groupId: String(index),
      title: String(index),
      learnerCount: group.members.length,
      offsets: group.members.flatMap(({ offset }) => (offset === null ? [] : [offset])),
    }));
    const chosen = chooseGroup(open, learner.offset, Number.POSITIVE_INFINITY);
    lacking.find(({ index }) => String(index) === chosen)?.group.members.push(learner);
  }
  return plan.map(({ groupId, members }) => ({ groupId, userIds: members.map(({ userId }) => userId) }));
}
