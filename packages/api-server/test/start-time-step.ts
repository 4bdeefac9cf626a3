import type { TestSchool } from './open-test-school.ts';

const STEP_MS = 30_000;

/**
 * Advances the clock of a school to the next time step of an authenticator app when less than half of the current one
 * is left: the code of a step before, made at its end, is a step too old when it arrives.
 */
export function startTimeStep(school: TestSchool): void {
  const left = STEP_MS - (school.now().getTime() % STEP_MS);
  if (left < STEP_MS / 2) school.advance(left);
}
