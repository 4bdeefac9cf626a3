import { eq } from 'drizzle-orm';
import { mentorQueries } from '../src/db/schema/curriculum.ts';
import { assignMentor, enrol, mintGroup, mintPerson } from './mint.ts';
import { mintCohortWithCourse } from './mint-course.ts';
import type { TestSchool } from './open-test-school.ts';

export const NODE = 'root/m1/plain';
/** A query as the lists show it. */
export type Item = { queryId: string; title: string; isUnread: boolean };
/** A valid draft. */
export const question = {
  title: 'Which level is the parapet on?',
  description: 'Roof, or level 2 with an offset?',
  meta: {},
};
/** Builds a body that carries files beside its data. */
export const multipart = (data: unknown, files: [Buffer, string][], field = 'attachments') => {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  for (const [content, name] of files) form.append(field, new File([new Uint8Array(content)], name));
  return form;
};

/** Query calls of learners and mentors, and what they write. */
export function queryCalls(school: TestSchool) {
  async function mintRoom(change: Parameters<typeof mintCohortWithCourse>[1] = {}) {
    const { cohort, course } = await mintCohortWithCourse(school, change);
    const { cohortId } = cohort;
    const learner = await mintPerson(school);
    const peer = await mintPerson(school, { firstName: 'Ravi' });
    const guide = await mintPerson(school, { firstName: 'Guide', roles: ['INDUSTRIAL_GUIDE'] });
    for (const { userId } of [learner, peer]) await enrol(school, cohortId, userId);
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    await mintGroup(school, cohortId, guide.userId, [learner.userId]);
    const workspace = (path: string) => `/v1/client/workspace/${cohortId}/${path}`;
    const mentor = (path: string) => `/v1/client/mentor/${cohortId}/${path}`;
    return { cohort, cohortId, course, learner, peer, guide, workspace, mentor };
  }
  type Room = Awaited<ReturnType<typeof mintRoom>>;

  const get = (path: string, token: string) => school.call('GET', path, { token });
  const put = (path: string, token: string, body: unknown) => school.call('PUT', path, { token, body });
  const save = (room: Room, change: object = {}, token = room.learner.token) =>
    put(room.workspace('query'), token, { ...question, ...change });
  const ask = async (room: Room, change: object = {}, token = room.learner.token): Promise<string> =>
    (await save(room, change, token)).body.query.queryId;
  const write = (room: Room, queryId: string, change: object = {}, token = room.learner.token) =>
    put(room.workspace('query-thread'), token, { queryId, text: 'One more thing.', ...change });
  const answer = (room: Room, queryId: string, change: object = {}, token = room.guide.token) =>
    put(room.mentor('query-thread'), token, { queryId, text: 'Roof, unconstrained.', ...change });
  const resolve = (room: Room, queryId: string, token = room.learner.token) =>
    put(`/v2/client/workspace/${room.cohortId}/learner/query-resolve`, token, { queryId });
  const listOf = async (path: string, token: string): Promise<Item[]> =>
    (await get(path, token)).body.queries;
  const rowOf = async (queryId: string) => {
    const [row] = await school.deps.db.select().from(mentorQueries).where(eq(mentorQueries.queryId, queryId));
    return row;
  };

  return { mintRoom, get, put, save, ask, write, answer, resolve, listOf, rowOf };
}

/** A cohort with two learners and a guide, and the addresses of both sides. */
export type Room = Awaited<ReturnType<ReturnType<typeof queryCalls>['mintRoom']>>;
