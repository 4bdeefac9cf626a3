import { reports } from '../src/db/schema/curriculum.ts';
import { assignMentor, enrol, mintPerson } from './mint.ts';
import { mintCohortWithCourse } from './mint-course.ts';
import type { TestSchool } from './open-test-school.ts';

/** Creates a cohort with a learner and a guide, and the learner's calls at the nodes of the small course. */
export async function mintClass(school: TestSchool) {
  const { cohort, course } = await mintCohortWithCourse(school);
  const learner = await mintPerson(school);
  const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
  await enrol(school, cohort.cohortId, learner.userId);
  await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
  const base = `/v2/client/lms/${cohort.cohortId}`;
  const workspace = `/v1/client/workspace/${cohort.cohortId}`;
  const states = async (namespace = 'LEARNING', token = learner.token) =>
    (await school.call('GET', `${base}/nodes/states?namespace=${namespace}`, { token })).body;
  const complete = (key: string, namespace = 'LEARNING', token = learner.token) =>
    school.call('PUT', `${base}/nodes/states?namespace=${namespace}&nodeId=${course.id(key)}`, { token });
  const begin = (key: string, token = learner.token, query = '') =>
    school.call('POST', `${base}/mark-node-ongoing/LEARNING${query}`, {
      token,
      body: { nodeId: course.id(key) },
    });
  const handIn = (key: string) =>
    school.deps.db.insert(reports).values({
      cohortId: cohort.cohortId,
      userId: learner.userId,
      nodeId: course.id(key),
      namespace: 'LEARNING',
      reviewStatus: 'PENDING',
      submittedAt: school.now(),
      createdAt: school.now(),
    });
  return { cohort, course, learner, guide, base, workspace, states, complete, begin, handIn };
}
