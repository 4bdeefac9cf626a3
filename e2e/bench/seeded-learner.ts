import type { DataProfile } from '@plinth/domain/profiles/data-profile';
import { readApi } from './read-api.ts';
import { signIn } from './sign-in.ts';
import type { School } from './start-school.ts';

/** Returns the learner who is half-way through a course: token and cohort. */
export async function seededLearner({ origin }: School): Promise<{ token: string; cohortId: string }> {
  const token = await signIn(origin, 'learner@plinth.test');
  if (!token) throw new Error('the seeded learner cannot sign in');
  const { userCohorts } = await readApi<DataProfile>(origin, token, '/v1/client/user/data-profile');
  const [first] = [...userCohorts.SPECIALIZATION, ...userCohorts.COHORT];
  if (!first) throw new Error('the seeded learner has no cohort');
  return { token, cohortId: first.cohort.cohortId };
}
