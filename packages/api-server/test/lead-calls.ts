import { randomUUID } from 'node:crypto';
import { liveSessions, sessionAttendance } from '../src/db/schema/curriculum.ts';
import { feedbackEvents, feedbackResponses } from '../src/db/schema/feedback.ts';
import { forms } from '../src/db/schema/forms.ts';
import { sessionFeedback } from '../src/db/schema/lead-mentors.ts';
import { assignMentor, enrol, mintPerson } from './mint.ts';
import { mintCohortWithCourse } from './mint-course.ts';
import type { TestSchool } from './open-test-school.ts';

const MINUTE_MS = 60_000;

/** Helpers for a lead mentor's cohort, its sessions, and their recorded figures. */
export function leadCalls(school: TestSchool) {
  async function mintRoom() {
    const { cohort, course } = await mintCohortWithCourse(school);
    const { cohortId } = cohort;
    const lead = await mintPerson(school, { firstName: 'Lena', roles: ['LEAD_MENTOR'] });
    const learner = await mintPerson(school);
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await enrol(school, cohortId, learner.userId);
    await assignMentor(school, cohortId, lead.userId, 'LEAD_MENTOR');
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    return { cohort, cohortId, course, lead, learner, guide };
  }
  type Room = Awaited<ReturnType<typeof mintRoom>>;

  /** Creates a one-hour session, minutes from now; the room's lead mentor holds it unless another is given. */
  async function mintSession(
    room: Room,
    inMinutes: number,
    more: Partial<typeof liveSessions.$inferInsert> = {},
  ): Promise<string> {
    const startDate = new Date(school.now().getTime() + inMinutes * MINUTE_MS);
    const [row] = await school.deps.db
      .insert(liveSessions)
      .values({
        cohortId: room.cohortId,
        nodeId: room.course.id('root/m1/live'),
        mentorId: room.lead.userId,
        startDate,
        endDate: new Date(startDate.getTime() + 60 * MINUTE_MS),
        joinLink: 'https://meet.plinth.test/lead',
        ...more,
      })
      .returning();
    if (!row) throw new Error('no session minted');
    return row.liveSessionId;
  }

  const attend = (liveSessionId: string, userId: string, attended: boolean) =>
    school.deps.db.insert(sessionAttendance).values({ liveSessionId, userId, attended });

  /** Has learners rate a session: a list of stars per learner, on a form with that many star questions. */
  async function rate(
    room: Room,
    liveSessionId: string,
    given: readonly (readonly number[])[],
    isSkipped = false,
  ) {
    const questions = Array.from({ length: given[0]?.length ?? 1 }, () => randomUUID());
    const pace = randomUUID();
    const [formId, eventId] = [randomUUID(), randomUUID()];
    await school.deps.db.insert(forms).values({
      formId,
      kind: 'FEEDBACK',
      title: 'The session',
      key: `session-${formId}`,
      pages: [
        {
          pageId: 'session',
          questions: [
            ...questions.map((questionId) => ({
              questionId,
              questionType: 'SCALE_STAR' as const,
              question: 'How useful was it?',
              meta: {},
              options: [],
            })),
            { questionId: pace, questionType: 'SCALE_NUMBER', question: 'Pace?', meta: {}, options: [] },
          ],
        },
      ],
    });
    await school.deps.db.insert(feedbackEvents).values({
      eventId,
      formId,
      cohortId: room.cohortId,
      page: 'dashboard',
      audiences: ['LEARNER'],
      category: 'CSAT',
      formDisplayPosition: 'BOTTOM_POPUP',
      startsAt: school.now(),
      createdAt: school.now(),
    });
    await school.deps.db.insert(sessionFeedback).values({ eventId, liveSessionId });
    for (const stars of given) {
      const { userId } = await mintPerson(school);
      await school.deps.db.insert(feedbackResponses).values({
        eventId,
        userId,
        cohortId: room.cohortId,
        isSkipped,
        responses: [
          ...stars.map((star, index) => ({
            questionId: questions[index] ?? '',
            responseValue: String(star),
          })),
          { questionId: pace, responseValue: '1' },
        ],
        savedAt: school.now(),
      });
    }
  }

  const get = (path: string, token?: string) => school.call('GET', path, token ? { token } : {});
  const dashboard = (room: Room, token = room.lead.token) =>
    get(`/v1/client/mentor/lead/${room.cohortId}/dashboard/fold-1`, token);
  const stats = (room: Room, token = room.lead.token) =>
    get(`/v1/client/mentor/lm/session-stats/${room.cohortId}`, token);
  const tick = (room: Room, body: object, token = room.lead.token) =>
    school.call('PUT', '/v1/client/mentor/lm/pre-session-checklist/complete', {
      token,
      body: { cohortId: room.cohortId, ...body },
    });
  const tipPath = (room: Room) => `/v1/client/mentor/lead/${room.cohortId}/dashboard/tip`;

  return { mintRoom, mintSession, attend, rate, get, dashboard, stats, tick, tipPath };
}
