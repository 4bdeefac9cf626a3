import { MILESTONE_KINDS, type Milestone, type MilestoneKind } from './milestone.ts';

const TARGETS: Record<MilestoneKind, readonly number[]> = {
  LEARNERS: [10, 25, 50, 100, 250, 500, 1000, 2500],
  SESSIONS: [10, 25, 50, 100, 250, 500, 1000],
};

/** Returns the milestones reached of each kind, and the next one. */
export function milestonesOf({
  learnersTaught,
  sessions,
}: {
  learnersTaught: number;
  sessions: number;
}): Milestone[] {
  const value = { LEARNERS: learnersTaught, SESSIONS: sessions };
  return MILESTONE_KINDS.flatMap((kind) => {
    const reached = TARGETS[kind].filter((target) => target <= value[kind]);
    return TARGETS[kind]
      .slice(0, reached.length + 1)
      .map((target) => ({ kind, target, isReached: target <= value[kind] }));
  });
}
