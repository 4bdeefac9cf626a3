import { expect } from 'vitest';
import type { openTestSchool } from './open-test-school.ts';

type Call = () => Promise<{ status: number }>;

const TRIES = 9;

/** Returns the median of several tries in milliseconds; the first two warm up both servers and do not count. */
async function middleOf(call: Call): Promise<number> {
  const measured: number[] = [];
  for (let turn = 0; turn < TRIES + 2; turn += 1) {
    const begin = performance.now();
    expect((await call()).status).toBe(200);
    if (turn > 1) measured.push(performance.now() - begin);
  }
  return measured.sort((one, other) => one - other)[Math.floor(TRIES / 2)] ?? Number.POSITIVE_INFINITY;
}

/**
 * Fails when the median of several tries of a call takes longer than `promised` milliseconds, or longer than forty
 * nearly empty calls beside it: on a busy machine those show how much of it is left, so that only the call is judged.
 */
export async function expectPrompt(call: Call, { promised, school, cohortId, token }: Bound): Promise<void> {
  const bare = () => school.call('GET', `/v1/client/workspace/${cohortId}/coachMarks`, { token });
  const bound = Math.max(promised, 40 * (await middleOf(bare)));
  expect(await middleOf(call)).toBeLessThan(bound);
}

type Bound = {
  promised: number;
  school: ReturnType<typeof openTestSchool>;
  /** A cohort, and the token of one of its learners: for the call used in the comparison. */
  cohortId: string;
  token: string;
};
