import type { Impact } from '@plinth/domain/impact/impact';
import type { TopMentors } from '@plinth/domain/impact/top-mentors';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse } from '../../test/mint-course.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { applications } from '../db/schema/admissions.ts';
import { cohortTimelines } from '../db/schema/cohorts.ts';
import { courseNodes, liveSessions, mentorQueries, sessionAttendance } from '../db/schema/curriculum.ts';
import { feedbackEvents, feedbackResponses } from '../db/schema/feedback.ts';
import { forms } from '../db/schema/forms.ts';
import { sessionFeedback } from '../db/schema/lead-mentors.ts';
import { recommendations } from '../db/schema/profiles.ts';

const school = openTestSchool();
const IMPACT = '/v1/client/mentor/lm/impact';
const TOP = '/v1/client/mentor/lm/top-mentors-by-category';
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(school.now().getTime() - days * DAY_MS);

const impactOf = async (token: string): Promise<Impact> => (await school.call('GET', IMPACT, { token })).body;

async function mintTeaching(startedDaysAgo = 28) {
  const { cohort, course } = await mintCohortWithCourse(school, {}, startedDaysAgo);
  const { cohortId } = cohort;
  const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'], firstName: 'Lea' });
  const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'], firstName: 'Gia' });
  const [learner, peer] = [await mintPerson(school), await mintPerson(school, { firstName: 'Ravi' })];
  await assignMentor(school, cohortId, lead.userId, 'LEAD_MENTOR');
  await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
  for (const { userId } of [learner, peer]) await enrol(school, cohortId, userId);
  const hold = (key: string, end: Date, more: object = {}) =>
    school.deps.db.insert(liveSessions).values({
      cohortId,
      nodeId: course.id(key),
      mentorId: lead.userId,
      startDate: new Date(end.getTime() - 3_600_000),
      endDate: end,
      ...more,
    });
  const answer = (days: number, more: object = {}) =>
    school.deps.db.insert(mentorQueries).values({
      createdAt: school.now(),
      lastActivityAt: school.now(),
      cohortId,
      askedById: learner.userId,
      title: 'Why?',
      description: 'Why?',
      namespace: 'CAREER',
      state: 'ANSWERED',
      answeredAt: ago(days),
      answeredById: lead.userId,
      ...more,
    });
  return { cohortId, lead, guide, learner, peer, hold, answer, nodeIdOf: course.id };
}
type Teaching = Awaited<ReturnType<typeof mintTeaching>>;

/** Asks for a star rating of something, and answers on a person's behalf. */
async function rate(
  { cohortId }: Teaching,
  userId: string,
  star: string,
  { isSkipped = false, liveSessionId }: { isSkipped?: boolean; liveSessionId?: string } = {},
) {
  const questionId = crypto.randomUUID();
  const meta = { questionTag: 'clear', category: 'CSAT' };
  const [form] = await school.deps.db
    .insert(forms)
    .values({
      kind: 'FEEDBACK',
      key: `feedback-${questionId}`,
      title: 'Your week',
      pages: [
        {
          pageId: 'one',
          questions: [{ questionId, questionType: 'SCALE_STAR', question: 'How clear?', meta, options: [] }],
        },
      ],
    })
    .returning();
  if (!form) throw new Error('no form');
  const [event] = await school.deps.db
    .insert(feedbackEvents)
    .values({
      formId: form.formId,
      cohortId,
      page: 'dashboard',
      audiences: ['LEARNER'],
      category: 'CSAT',
      formDisplayPosition: 'BOTTOM_POPUP',
      startsAt: school.now(),
      createdAt: school.now(),
    })
    .returning();
  if (!event) throw new Error('no event');
  if (liveSessionId)
    await school.deps.db.insert(sessionFeedback).values({ eventId: event.eventId, liveSessionId });
  await school.deps.db.insert(feedbackResponses).values({
    eventId: event.eventId,
    userId,
    cohortId,
    isSkipped,
    responses: [{ questionId, responseValue: star }],
    savedAt: school.now(),
  });
}

describe.each([IMPACT, TOP])('GET %s', (path) => {
  it('ROLE-16 ROLE-17 ROLE-11 is for lead mentors: 401 for strangers, 403 for learners and guides', async () => {
    expect((await school.call('GET', path)).status).toBe(401);
    const statuses = [];
    for (const roles of [[], ['INDUSTRIAL_GUIDE' as const], ['LEAD_MENTOR' as const]])
      statuses.push(
        (await school.call('GET', path, { token: (await mintPerson(school, { roles })).token })).status,
      );
    expect(statuses).toEqual([403, 403, 200]);
  });

  it('API-223 API-224 takes at most two statements, however much data there is', async () => {
    const teaching = await mintTeaching();
    const read = () => school.call('GET', path, { token: teaching.lead.token });
    await read();
    const few = await school.countQueries(read);
    for (let done = 0; done < 12; done += 1) await teaching.answer(done, { rating: 4 });
    expect(await school.countQueries(read)).toBe(few);
    expect(few).toBeLessThanOrEqual(2);
  });
});

describe('the impact of a lead mentor', () => {
  it('API-223 is zero for a lead mentor who has just begun', async () => {
    const lead = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
    expect(await impactOf(lead.token)).toEqual({
      learnersTaught: 0,
      sessions: 0,
      averageRating: null,
      countries: [],
      milestones: [
        { kind: 'LEARNERS', target: 10, isReached: false },
        { kind: 'SESSIONS', target: 10, isReached: false },
      ],
      testimonials: [],
    });
  });

  it('API-223 counts each learner of their started cohorts once, and only sessions that were held', async () => {
    const teaching = await mintTeaching();
    const { lead, learner, hold } = teaching;
    const second = await mintTeaching();
    await assignMentor(school, second.cohortId, lead.userId, 'LEAD_MENTOR');
    await enrol(school, second.cohortId, learner.userId, 'COMPLETED');
    const upcoming = await mintTeaching(-5);
    await assignMentor(school, upcoming.cohortId, lead.userId, 'LEAD_MENTOR');
    const gone = await mintPerson(school);
    await enrol(school, teaching.cohortId, gone.userId, 'CANCELLED');
    await hold('root/m1/live', ago(3));
    await hold('root/m1/plain', ago(-3));
    await hold('root/m1/task', ago(2), { sessionStatus: 'RESCHEDULED' });
    const impact = await impactOf(lead.token);
    expect(impact).toMatchObject({ learnersTaught: 4, sessions: 1 });
    expect(await impactOf(teaching.guide.token)).not.toHaveProperty('learnersTaught');
  });

  it('API-223 API-216 a session whose lesson had left the course by then counts only if somebody came, as for the pay', async () => {
    const { lead, learner, hold, nodeIdOf } = await mintTeaching();
    const [session] = await hold('root/m1/live', ago(3)).returning();
    const retire = (days: number) =>
      school.deps.db
        .update(courseNodes)
        .set({ retiredAt: ago(days) })
        .where(eq(courseNodes.nodeId, nodeIdOf('root/m1/live')));
    const held = async () => (await impactOf(lead.token)).sessions;
    await retire(2);
    expect(await held()).toBe(1);
    await retire(4);
    expect(await held()).toBe(0);
    await school.deps.db
      .insert(sessionAttendance)
      .values({ liveSessionId: session?.liveSessionId ?? '', userId: learner.userId, attended: true });
    expect(await held()).toBe(1);
  });

  it('API-223 the stars for a session belong to whoever held it', async () => {
    const teaching = await mintTeaching();
    const { lead, guide, learner, hold } = teaching;
    const [own] = await hold('root/m1/live', ago(3)).returning();
    const [taken] = await hold('root/m1/plain', ago(2), { mentorId: guide.userId }).returning();
    await rate(teaching, learner.userId, '5', { liveSessionId: own?.liveSessionId ?? '' });
    await rate(teaching, learner.userId, '1', { liveSessionId: taken?.liveSessionId ?? '' });
    expect((await impactOf(lead.token)).averageRating).toBe(5);
  });

  it('API-223 CARD-12 counts the learners of a cohort that began at COURSE_UNLOCKED, without START_DATE', async () => {
    const { cohortId, lead } = await mintTeaching();
    await school.deps.db
      .update(cohortTimelines)
      .set({ key: 'COURSE_UNLOCKED' })
      .where(and(eq(cohortTimelines.cohortId, cohortId), eq(cohortTimelines.key, 'START_DATE')));
    expect(await impactOf(lead.token)).toMatchObject({ learnersTaught: 2 });
  });

  it("API-223 averages the ratings that their learners gave in forms and for the mentor's own answers", async () => {
    const teaching = await mintTeaching();
    const { lead, guide, learner, peer, answer } = teaching;
    await rate(teaching, learner.userId, '5');
    await rate(teaching, peer.userId, '4');
    await rate(teaching, peer.userId, '1', { isSkipped: true });
    await rate(teaching, guide.userId, '1');
    await answer(1, { rating: 4 });
    await answer(1, { rating: 1, answeredById: guide.userId });
    expect((await impactOf(lead.token)).averageRating).toBe(4.3);
    const other = await mintTeaching();
    expect((await impactOf(other.lead.token)).averageRating).toBeNull();
  });

  it('API-223 lists the countries that the learners named, each once', async () => {
    const { lead, learner, peer } = await mintTeaching();
    for (const [{ emailId }, country] of [
      [learner, 'India'],
      [learner, ' india '],
      [peer, 'Oman'],
    ] as const)
      await school.deps.db.insert(applications).values({
        emailId,
        productId: 'BIM_A',
        firstName: 'Asha',
        status: 'CREATED',
        source: 'WEBSITE',
        currency: 'INR',
        dealTokenHash: crypto.randomUUID(),
        formData: { country },
        createdAt: school.now(),
      });
    expect((await impactOf(lead.token)).countries).toEqual(['India', 'Oman']);
  });

  it('API-223 shows a testimonial only when a learner of theirs wrote it and the mentor shows it', async () => {
    const { lead, learner, peer, guide } = await mintTeaching();
    const write = (author: { userId: string }, text: string, isVisible: boolean) =>
      school.deps.db.insert(recommendations).values({
        recipientId: lead.userId,
        authorId: author.userId,
        text,
        status: isVisible ? 'ACCEPTED' : 'PENDING',
        isVisible,
        createdAt: school.now(),
        updatedAt: school.now(),
      });
    await write(learner, 'She draws while she explains.', true);
    await write(peer, 'Not shown yet.', false);
    await write(guide, 'A colleague.', true);
    const { testimonials } = await impactOf(lead.token);
    expect(testimonials).toHaveLength(1);
    expect(testimonials[0]).toMatchObject({
      firstName: 'Asha',
      courseTitle: 'BIM for Architects',
      text: 'She draws while she explains.',
      photo: null,
    });
    expect(Object.keys(testimonials[0] ?? {})).not.toContain('emailId');
  });

  it('API-223 omits a recommendation that was accepted and then hidden', async () => {
    const { lead, learner } = await mintTeaching();
    await school.deps.db.insert(recommendations).values({
      recipientId: lead.userId,
      authorId: learner.userId,
      text: 'Shown once, hidden now.',
      status: 'ACCEPTED',
      isVisible: false,
      createdAt: school.now(),
      updatedAt: school.now(),
    });
    expect((await impactOf(lead.token)).testimonials).toEqual([]);
  });
});

describe('top mentors by category', () => {
  it('API-224 are ranked by their work within the year, five in a category, without any amounts', async () => {
    const teaching = await mintTeaching();
    const { lead, guide, answer } = teaching;
    for (let done = 0; done < 30; done += 1) await answer(done + 1);
    for (let done = 0; done < 20; done += 1) await answer(done + 1, { answeredById: guide.userId });
    await answer(400, { answeredById: guide.userId });
    for (let index = 0; index < 6; index += 1) {
      const more = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
      for (let done = 0; done < 15; done += 1) await answer(done + 1, { answeredById: more.userId });
    }
    const former = await mintPerson(school, { roles: [] });
    for (let done = 0; done < 60; done += 1) await answer(1, { answeredById: former.userId });
    const { categories }: TopMentors = (await school.call('GET', TOP, { token: lead.token })).body;
    const queries = categories.find(({ category }) => category === 'QUERY')?.mentors ?? [];
    expect(queries.map(({ rank, value }) => [rank, value])).toEqual([
      [1, 30],
      [2, 20],
      [3, 15],
      [3, 15],
      [3, 15],
    ]);
    expect(queries[0]).toEqual({
      userHash: lead.userHash,
      firstName: 'Lea',
      lastName: 'Test',
      photo: null,
      value: 30,
      rank: 1,
    });
    expect(categories.map(({ category }) => category)).not.toContain('EVALUATION');
  });
});
