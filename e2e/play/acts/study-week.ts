import type { Learner } from './enrol.ts';
import { handInAgain } from './hand-in.ts';
import { PARTS, study } from './study.ts';

/** A learner who has signed in hands in again what came back, and does all that is open. */
export async function studyWeek(learner: Learner): Promise<void> {
  await handInAgain(learner);
  for (const part of PARTS) await study(learner, part);
}
