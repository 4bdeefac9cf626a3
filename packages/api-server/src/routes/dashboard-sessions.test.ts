import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { enrol, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { courseNodes, liveSessions } from '../db/schema/curriculum.ts';

const school = openTestSchool();
const fromNow = (milliseconds: number) => new Date(school.now().getTime() + milliseconds);

it('API-152 API-155 show the next session of the course, and none of a lesson that was removed from it', async () => {
  const { cohort, course } = await mintCohortWithCourse(school, { showNudges: true });
  const { token, userId } = await mintPerson(school);
  await enrol(school, cohort.cohortId, userId);
  const removed = course.id('root/m1/plain');
  const next = course.id('root/m1/live');
  await school.deps.db.insert(liveSessions).values(
    [removed, next].map((nodeId, place) => ({
      cohortId: cohort.cohortId,
      nodeId,
      startDate: fromNow(-120_000 + place * 60_000),
      endDate: fromNow(3_600_000),
    })),
  );
  await school.deps.db
    .update(courseNodes)
    .set({ retiredAt: school.now() })
    .where(eq(courseNodes.nodeId, removed));
  const read = (page: string) =>
    school.call('GET', `/v1/client/workspace/${cohort.cohortId}/${page}`, { token });
  expect((await read('dashboardV2')).body.upcomingSession).toMatchObject({ nodeId: next });
  const { nudges } = (await read('nudges')).body;
  expect(nudges.filter(({ nudgeId }: { nudgeId: string }) => nudgeId.startsWith('session:'))).toHaveLength(1);
});
