import type { Learner } from './enrol.ts';
import { handInAgain } from './hand-in.ts';
import { PARTS, study } from './study.ts';

/** A signed-in learner hands in again what was sent back and does everything that is open. */
export async function studyWeek(learner: Learner): Promise<void> {
  await handInAgain(learner);
  for (const part of PARTS) await study(learner, part);
}
