import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { users } from '../db/schema/accounts.ts';
import { cohortMentors, enrolments } from '../db/schema/cohorts.ts';

// Two servers answer in turn, so two calls reach both of them.
const school = openTestSchool();

/** The answers of both servers, each called several times concurrently. */
const statusesOf = async (path: string, token: string) => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => school.call('GET', path, { token })));
  return [...new Set(answers.map(({ status, body }) => (status === 200 ? 200 : `${status} ${body.code}`)))];
};

describe('access that is taken away ends with the very next call, on every server', () => {
  it('API-014 SESSION-18 a session that is signed out while other calls of it are running', async () => {
    const { token } = await mintPerson(school);
    const profile = '/v1/client/user/data-profile';
    expect(await statusesOf(profile, token)).toEqual([200]);
    const underWay = statusesOf(profile, token);
    await school.call('POST', '/v1/client/user/logout', { token });
    expect(await statusesOf(profile, token)).toEqual(['401 UNAUTHORIZED']);
    await underWay;
  });

  it('ROLE-34 a place that is blocked, and one that is cancelled', async () => {
    const { cohort } = await mintCohortWithCourse(school);
    const { token, userId } = await mintPerson(school);
    await enrol(school, cohort.cohortId, userId);
    const path = `/v1/client/workspace/${cohort.cohortId}/pending-tasks`;
    expect(await statusesOf(path, token)).toEqual([200]);
    const become = (state: 'BLOCKED' | 'CANCELLED') =>
      school.deps.db
        .update(enrolments)
        .set({ state })
        .where(and(eq(enrolments.cohortId, cohort.cohortId), eq(enrolments.userId, userId)));
    await become('BLOCKED');
    expect(await statusesOf(path, token)).toEqual(['403 COHORT_ACCESS_BLOCKED']);
    await become('CANCELLED');
    expect(await statusesOf(path, token)).toEqual(['403 FORBIDDEN']);
  });

  it('ROLE-34 a mentor’s assignment to a cohort, and the role itself', async () => {
    const { cohort } = await mintCohortWithCourse(school);
    const { token, userId } = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohort.cohortId, userId, 'INDUSTRIAL_GUIDE');
    const path = `/v1/client/workspace/${cohort.cohortId}/coachMarks`;
    expect(await statusesOf(path, token)).toEqual([200]);
    await school.deps.db.delete(cohortMentors).where(eq(cohortMentors.userId, userId));
    expect(await statusesOf(path, token)).toEqual(['403 FORBIDDEN']);

    await assignMentor(school, cohort.cohortId, userId, 'INDUSTRIAL_GUIDE');
    const about = `/v1/client/mentor/${cohort.cohortId}/cohort-data`;
    expect(await statusesOf(about, token)).toEqual([200]);
    await school.deps.db
      .update(users)
      .set({ roles: ['LEARNER'] })
      .where(eq(users.userId, userId));
    expect(await statusesOf(about, token)).toEqual(['403 FORBIDDEN']);
  });
});
