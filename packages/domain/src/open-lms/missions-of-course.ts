import type { Progress } from '../progress/progress.ts';
import type { Mission } from './mission.ts';
import { MISSIONS } from './missions.ts';

/**
 * Returns the state of every mission on the path from those a course has: a missing one takes the state of the one
 * before it, so that a shorter course leads to its reward as well. Without any mission nothing is ever complete.
 */
export function missionStates(own: Partial<Record<Mission, Progress>>): Partial<Record<Mission, Progress>> {
  const states: Partial<Record<Mission, Progress>> = {};
  let before: Progress | undefined;
  for (const mission of MISSIONS.slice(0, -1)) {
    const state = own[mission] ?? before;
    if (state === undefined) continue;
    states[mission] = state;
    before = state;
  }
  return states;
}

/** Whether every mission before the reward is complete. */
export const areMissionsDone = (own: Partial<Record<Mission, Progress>>): boolean =>
  Object.keys(own).length > 0 &&
  MISSIONS.every((mission) => mission === 'REWARD' || (own[mission] ?? 'COMPLETED') === 'COMPLETED');
