import { eq } from 'drizzle-orm';
import { courseNodes, creditEntries } from '../src/db/schema/curriculum.ts';
import { fileForm, mintPdf } from './images.ts';
import { assignMentor, enrol, mintGroup, mintPerson } from './mint.ts';
import { mintCohortWithCourse } from './mint-course.ts';
import type { TestSchool } from './open-test-school.ts';

/** The task of a minted course that has a hand-in. */
export const TASK = 'root/m1/task/assignment';
export const RUBRIC = [{ key: 'setup', criterion: 'Setup', points: 40, full: 'All', partial: 'Some' }];

/** A cohort with an open task, one learner and that learner's guide. */
export type Room = Awaited<ReturnType<typeof mintTaskRoom>>;

async function mintTaskRoom(school: TestSchool, startedDaysAgo: number) {
  const { cohort, course } = await mintCohortWithCourse(school, {}, startedDaysAgo);
  await school.deps.db
    .update(courseNodes)
    .set({ assignment: { uploads: 'BOTH', rubric: RUBRIC } })
    .where(eq(courseNodes.nodeId, course.id(TASK)));
  const learner = await mintPerson(school);
  const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
  await enrol(school, cohort.cohortId, learner.userId);
  await assignMentor(school, cohort.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
  await mintGroup(school, cohort.cohortId, guide.userId, [learner.userId]);
  return { cohort, course, learner, guide, nodeId: course.id(TASK) };
}

/** Hand-in calls, as the learner or the guide of a room unless another token is given. */
export function assignmentCalls(school: TestSchool) {
  const mintRoom = (startedDaysAgo = 28) => mintTaskRoom(school, startedDaysAgo);

  const link = (room: Room, change: object = {}, token = room.learner.token) =>
    school.call('POST', `/v1/client/lms/${room.cohort.cohortId}/report/submit/upload/url`, {
      token,
      body: {
        nodeId: room.nodeId,
        namespace: 'LEARNING',
        url: 'https://models.plinth.test/library',
        ...change,
      },
    });
  const file = (
    room: Room,
    content: Buffer = mintPdf(),
    name = 'sheets.pdf',
    fields: Record<string, string> = {},
    token = room.learner.token,
  ) =>
    school.call('POST', `/v2/client/lms/${room.cohort.cohortId}/report/submit/upload`, {
      token,
      form: fileForm('file', content, name, { nodeId: room.nodeId, namespace: 'LEARNING', ...fields }),
    });
  const submit = (room: Room, reportId: string, change: object = {}, token = room.learner.token) =>
    school.call('POST', `/v2/client/lms/${room.cohort.cohortId}/submit-report/LEARNING`, {
      token,
      body: { nodeId: room.nodeId, reportId, ...change },
    });
  const tasks = (room: Room, query = '', token = room.learner.token) =>
    school.call('GET', `/v1/client/workspace/${room.cohort.cohortId}/tasks${query}`, { token });
  const listed = (room: Room, query = '', token = room.guide.token) =>
    school.call('GET', `/v2/client/mentor/reports/${room.cohort.cohortId}${query}`, { token });
  const assess = (room: Room, reportId: string, change: object = {}, token = room.guide.token, query = {}) =>
    school.call(
      'PUT',
      `/v2/client/mentor/report/assessment?${new URLSearchParams({ 'user-id': room.learner.userId, namespace: 'LEARNING', ...query })}`,
      {
        token,
        body: {
          cohortId: room.cohort.cohortId,
          nodeId: room.nodeId,
          reportId,
          reviewStatus: 'REVIEWED',
          ...change,
        },
      },
    );

  async function handIn(room: Room) {
    const { body } = await link(room);
    await submit(room, body.report.reportId, { text: 'Two sentences.' });
    return body.report.reportId as string;
  }
  const own = (room: Room, token = room.learner.token, nodeId = room.nodeId) =>
    school.call(
      'GET',
      `/v2/client/lms/${room.cohort.cohortId}/report?${new URLSearchParams({ nodeId, namespace: 'LEARNING' })}`,
      { token },
    );
  const remove = (room: Room, entryId: string, token = room.learner.token) =>
    school.call(
      'DELETE',
      `/v2/client/lms/${room.cohort.cohortId}/report/submit/upload?${new URLSearchParams({ nodeId: room.nodeId, namespace: 'LEARNING', entryId })}`,
      { token },
    );
  const draft = (room: Room, text: unknown, token = room.learner.token, seen?: string) =>
    school.call('PUT', `/v2/client/lms/${room.cohort.cohortId}/report/draft`, {
      token,
      body: { nodeId: room.nodeId, namespace: 'LEARNING', text, seen },
    });
  const creditsOf = (room: Room) =>
    school.deps.db.select().from(creditEntries).where(eq(creditEntries.userId, room.learner.userId));
  const download = (room: Room, documentId: string, token: string) =>
    school.raw(`/v2/client/user/download-document/${room.cohort.cohortId}/${documentId}`, {
      headers: { 'x-auth-token': token },
    });

  return {
    mintRoom,
    link,
    file,
    submit,
    tasks,
    listed,
    assess,
    handIn,
    own,
    remove,
    draft,
    creditsOf,
    download,
  };
}
