import { chooseGroup } from './choose-group.ts';

/** A learner who shall stand in a group; offset as minutes ahead of UTC, null where nobody knows. */
export type GroupedLearner = { userId: string; groupId: string | null; offset: number | null };

/** How groups are made: so many of them, of so many learners at most, or as many as there are with even numbers. */
export type Arrangement =
  | { by: 'NUMBER'; count: number }
  | { by: 'SIZE'; size: number }
  | { by: 'REBALANCE' };

/** A group as it shall be; without an id it is to be made. */
export type PlannedGroup = { groupId: string | null; userIds: string[] };

/** How many groups an arrangement asks for; never less than one while there is a learner. */
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
 * Spreads learners over groups so that no two differ by more than one, moving as few as possible: each group keeps its
 * first ones up to its share, and who is left over joins the nearest group by time zone that lacks somebody. Groups beyond
 * the wanted number are emptied, the last ones first.
 * @param groupIds those that there are, in their order; the learners in theirs, the longest there first
 * @returns the groups that there are and then the new ones
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
