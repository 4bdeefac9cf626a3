import type { MentorPage } from '@plinth/domain/mentors/mentor-dashboard';
import type { Caller } from '../../api/context.ts';
import { findMentorPage } from '../../db/queries/mentors/find-mentor-page.ts';
import type { Deps } from '../../deps.ts';

/** Lists a mentor's cohorts with the pending work in each, in one round trip. */
export async function readMentorPage(deps: Deps, { userId, roles }: Caller): Promise<MentorPage> {
  const page = await findMentorPage.first(deps.db, {
    userId,
    roles: roles.filter((role) => role !== 'LEARNER'),
    now: deps.now(),
  });
  if (!page) throw new Error('a mentor without a profile');
  return page;
}
