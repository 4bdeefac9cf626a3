import { creditEntries, liveSessions, sessionAttendance } from '../src/db/schema/curriculum.ts';
import { assignMentor, enrol, mintGroup, mintPerson } from './mint.ts';
import { mintCohortWithCourse } from './mint-course.ts';
import type { TestSchool } from './open-test-school.ts';

const HOUR = 3_600_000;

/** Calls of a guide, and the data they read: credits, sessions and a second guide with a group in the same cohort. */
export function guideCalls(school: TestSchool) {
  async function mintRoom(
    learners: readonly string[] = ['Asha', 'Ravi'],
    change: Parameters<typeof mintCohortWithCourse>[1] = {},
  ) {
    const { cohort, course } = await mintCohortWithCourse(school, change);
    const { cohortId } = cohort;
    const mentor = async (firstName: string, role: 'INDUSTRIAL_GUIDE' | 'LEAD_MENTOR') => {
      const person = await mintPerson(school, { firstName, roles: [role] });
      await assignMentor(school, cohortId, person.userId, role);
      return person;
    };
    const guide = await mentor('Guide', 'INDUSTRIAL_GUIDE');
    const otherGuide = await mentor('Other', 'INDUSTRIAL_GUIDE');
    const lead = await mentor('Lead', 'LEAD_MENTOR');
    const place = async (firstName: string) => {
      const person = await mintPerson(school, { firstName });
      await enrol(school, cohortId, person.userId);
      return person;
    };
    const own = [];
    for (const firstName of learners) own.push(await place(firstName));
    const stranger = await place('Nila');
    const group = await mintGroup(
      school,
      cohortId,
      guide.userId,
      own.map(({ userId }) => userId),
    );
    await mintGroup(school, cohortId, otherGuide.userId, [stranger.userId]);
    return { cohort, cohortId, course, guide, otherGuide, lead, own, stranger, group };
  }
  type Room = Awaited<ReturnType<typeof mintRoom>>;

  const get = (path: string, token: string, timeZone = 'UTC') =>
    school.call('GET', path, { token, headers: { 'x-time-zone': timeZone } });
  const page = (token: string) => get('/v1/client/mentor/page', token);
  const dashboard = (room: Room, token = room.guide.token) =>
    get(`/v1/client/mentor/dashboard?cohortId=${room.cohortId}`, token);
  const turnaround = (room: Room, query = '?isQueryTat=true', token = room.guide.token) =>
    get(`/v1/client/mentor/${room.cohortId}/tat${query}`, token);
  const group = (room: Room, query = '', token = room.guide.token) =>
    get(`/v1/client/mentor/group-performance/${room.cohortId}${query}`, token);
  const learner = (room: Room, userId: string, token = room.guide.token) =>
    get(`/v1/client/mentor/learner-performance/${room.cohortId}?user-id=${userId}`, token);
  const groups = (room: Room, token = room.guide.token) =>
    get(`/v1/client/mentor/mentor-groups/${room.cohortId}`, token);

  const earn = (
    { cohortId, course }: Room,
    userId: string,
    credits: number,
    key = 'root/m1/plain',
    nodeType: 'TOPIC' | 'ASSIGNMENT' = 'TOPIC',
  ) =>
    school.deps.db.insert(creditEntries).values({
      cohortId,
      userId,
      nodeId: course.id(key),
      nodeType,
      reason: 'completed',
      credits,
      createdAt: school.now(),
    });

  /** Holds the course's live session, hours from now; with `present`, the other learners were absent. */
  async function hold({ cohortId, course, own }: Room, fromNow: number, present: readonly string[] = []) {
    const startDate = new Date(school.now().getTime() + fromNow * HOUR);
    const [session] = await school.deps.db
      .insert(liveSessions)
      .values({
        cohortId,
        nodeId: course.id('root/m1/live'),
        startDate,
        endDate: new Date(startDate.getTime() + HOUR),
        joinLink: 'https://meet.plinth.test/room',
      })
      .returning();
    if (!session) throw new Error('no session minted');
    const { liveSessionId } = session;
    if (present.length > 0)
      await school.deps.db.insert(sessionAttendance).values(
        [...new Set([...present, ...own.map(({ userId }) => userId)])].map((userId) => ({
          liveSessionId,
          userId,
          attended: present.includes(userId),
        })),
      );
    return session;
  }

  return { mintRoom, page, dashboard, turnaround, group, learner, groups, earn, hold };
}
