import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { mintCourse, smallCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { liveSessions } from '../db/schema/curriculum.ts';

const school = openTestSchool();
const MINUTE = 60_000;

const elective = (name: string, rank: number) => ({
  key: `root/m1/${name}`,
  parentKey: 'root/m1',
  type: 'MASTER_CLASSES' as const,
  namespace: 'LEARNING' as const,
  rank,
  isElective: true,
  meta: { title: name },
});

/** A learner and a guide of a cohort with two electives; the first has a session that is taking place now. */
async function mintRoom() {
  const session = {
    key: 'root/m1/towers/class',
    parentKey: 'root/m1/towers',
    type: 'LIVE_SESSION' as const,
    namespace: 'LEARNING' as const,
    rank: 1,
    meta: { title: 'A class on towers' },
  };
  const nodes = [...smallCourse, elective('towers', 10), elective('bridges', 11), session];
  const course = await mintCourse(school, { nodes });
  const { cohortId } = await mintCohort(school, { courseId: course.courseId, showNudges: true }, 28);
  const learner = await mintPerson(school);
  const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
  await enrol(school, cohortId, learner.userId);
  await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
  const now = school.now().getTime();
  await school.deps.db.insert(liveSessions).values({
    cohortId,
    nodeId: course.id(session.key),
    startDate: new Date(now - MINUTE),
    endDate: new Date(now + 60 * MINUTE),
  });
  const read = async (page: string, token: string) => {
    const { status, body } = await school.call('GET', `/v1/client/workspace/${cohortId}/${page}`, { token });
    expect(status, page).toBe(200);
    return body;
  };
  /** Whether the session is in the calendar, on the dashboard and among the nudges. */
  const seen = async ({ token } = learner) => ({
    calendar: JSON.stringify(await read('calender-events', token)).includes('A class on towers'),
    dashboard: (await read('dashboardV2', token)).upcomingSession?.title === 'A class on towers',
    nudges: JSON.stringify(await read('nudges', token)).includes('A class on towers'),
  });
  const choose = (name: string) =>
    school.deps.db
      .update(enrolments)
      .set({ electives: [{ nodeId: course.id(`root/m1/${name}`) }] })
      .where(eq(enrolments.userId, learner.userId));
  return { guide, seen, choose };
}

describe('a session of an elective', () => {
  it('API-132 API-152 API-155 API-156 is shown to the learners who chose it and to mentors, not to the others', async () => {
    const { guide, seen, choose } = await mintRoom();
    await choose('bridges');
    expect(await seen()).toEqual({ calendar: false, dashboard: false, nudges: false });
    await choose('towers');
    expect(await seen()).toEqual({ calendar: true, dashboard: true, nudges: true });
    expect(await seen(guide)).toEqual({ calendar: true, dashboard: true, nudges: false });
  });
});
