import { eq } from 'drizzle-orm';
import { notifications } from '../src/db/schema/notifications.ts';
import { assignMentor, mintGroup, mintPerson } from './mint.ts';
import type { TestSchool } from './open-test-school.ts';
import { queryCalls } from './query-calls.ts';

/** Query calls in a cohort with two groups, calls of staff that move its learners, and what its people are told. */
export function groupQueryCalls(school: TestSchool) {
  const calls = queryCalls(school);

  /** A cohort with the group of its first learner, and one of another guide. */
  async function mintRoom() {
    const room = await calls.mintRoom();
    const { cohortId } = room;
    const next = await mintPerson(school, { firstName: 'Nila', roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohortId, next.userId, 'INDUSTRIAL_GUIDE');
    const group = await mintGroup(school, cohortId, next.userId, []);
    const staff = await mintPerson(school, { staffRoles: ['ACADEMICS'] });
    const office = (method: string, path: string, body?: unknown) =>
      school.call(method, `/v1/office/cohorts/${cohortId}${path}`, { token: staff.token, body });
    const move = (groupId: string | null) =>
      office('PUT', '/groups/learners', { userIds: [room.learner.userId], groupId });
    const openOf = async (token: string) =>
      (await calls.listOf(room.mentor('queries?state=OPEN&assigned=me'), token)).map(
        ({ queryId }) => queryId,
      );
    const countOf = async (token: string) =>
      (await school.call('GET', `/v1/client/mentor/dashboard?cohortId=${cohortId}`, { token })).body
        .openQueries;
    return { ...room, next, group, staff, office, move, openOf, countOf };
  }

  const newsOf = (userId: string) =>
    school.deps.db.select().from(notifications).where(eq(notifications.userId, userId));
  /** How often a person was told something under this title. */
  const timesTold = async (userId: string, title: string) =>
    (await newsOf(userId)).filter((news) => news.title === title).length;

  return { ...calls, mintRoom, newsOf, timesTold };
}
