import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { DataProfile } from '@plinth/domain/profiles/data-profile';
import { DEMO_PASSWORD } from '@plinth/school/seed/people';
import { keepTrack } from './children.ts';
import { readApi } from './read-api.ts';

/** Adds the large school to the demo of a PLINTH_HOME; existing data stays. */
export async function plantLargeSchool(root: string, home: string): Promise<void> {
  const child = keepTrack(
    spawn(process.execPath, ['packages/school/bin/school.mjs', 'seed', '--large'], {
      cwd: root,
      env: { ...process.env, PLINTH_HOME: home },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('the large school could not be planted');
}

export type LargeLearner = { token: string; cohortId: string };

/** Returns learners of the large school, drawn from all its cohorts, each with a separate address. */
export async function largeLearners(origin: string, count: number): Promise<LargeLearner[]> {
  const learners: LargeLearner[] = [];
  for (let n = 0; n < count; n += 1) {
    const emailId = `learner${1 + n * 97}@large.plinth.test`;
    const response = await fetch(`${origin}/v1/client/login/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.30.${n % 250}.1` },
      body: JSON.stringify({ emailId, password: DEMO_PASSWORD }),
    });
    if (!response.ok) throw new Error(`${emailId} could not sign in: ${response.status}`);
    const { token } = (await response.json()) as { token: string };
    const { userCohorts } = await readApi<DataProfile>(origin, token, '/v1/client/user/data-profile');
    const [first] = [...userCohorts.SPECIALIZATION, ...userCohorts.COHORT];
    if (!first) throw new Error(`${emailId} has no cohort`);
    learners.push({ token, cohortId: first.cohort.cohortId });
  }
  return learners;
}
