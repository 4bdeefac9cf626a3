import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { evaluationCalls, HOUR } from '../../test/evaluation-calls.ts';
import { leadCalls } from '../../test/lead-calls.ts';
import { assignMentor, enrol, mintCohort, mintGroup, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { cohortMentors } from '../db/schema/cohorts.ts';
import { liveSessions, mentorQueries } from '../db/schema/curriculum.ts';
import { evaluationSlots, interviews } from '../db/schema/evaluation-day.ts';
import { notifications } from '../db/schema/notifications.ts';

const school = openTestSchool();
const { mintRoom, mintSlot, mintInterview, book, asGuide, noted, register, assess, told } =
  evaluationCalls(school);
const { mintRoom: mintLed, mintSession } = leadCalls(school);

const academics = () => mintPerson(school, { staffRoles: ['ACADEMICS'] });
const guideOf = (firstName: string) => mintPerson(school, { firstName, roles: ['INDUSTRIAL_GUIDE'] });
const replace = async (
  cohortId: string,
  userId: string,
  successorId: string | null,
  role: 'INDUSTRIAL_GUIDE' | 'LEAD_MENTOR' = 'INDUSTRIAL_GUIDE',
) =>
  school.call('PUT', `/v1/office/cohorts/${cohortId}/mentors`, {
    token: (await academics()).token,
    body: { role, userId, successorId },
  });
const interviewOf = async (cohortId: string, userId: string) => {
  const [row] = await school.deps.db
    .select()
    .from(interviews)
    .where(and(eq(interviews.cohortId, cohortId), eq(interviews.userId, userId)));
  return row;
};

describe('the interviews of a guide who is replaced', () => {
  it('COHORT-05 those held whose feedback is not closed go to the successor, who closes it; closed and missed ones stay', async () => {
    const room = await mintRoom();
    const { cohortId } = room.cohort;
    const slotId = await mintInterview(room, 24);
    await register(room, noted(room));
    const [over, done] = [await mintPerson(school), await mintPerson(school)];
    for (const { userId } of [over, done]) await enrol(school, cohortId, userId);
    await mintInterview(room, 8 * 24, over.userId);
    await mintInterview(room, 30, done.userId);
    await school.deps.db
      .update(interviews)
      .set({ slotStatus: 'FEEDBACK_COMPLETED', feedbackStatus: 'FEEDBACK_COMPLETED' })
      .where(eq(interviews.userId, done.userId));
    const successor = await guideOf('Nila');
    const refused = await replace(cohortId, room.guide.userId, null);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('and 1 interviews are still with them'),
    ]);
    const answer = await replace(cohortId, room.guide.userId, successor.userId);
    expect(answer.body).toEqual({ groups: 0, queries: 0, sessions: 0, interviews: 1 });
    expect(await interviewOf(cohortId, room.learner.userId)).toMatchObject({
      mentorId: successor.userId,
      primaryMentorId: null,
    });
    for (const { userId } of [over, done])
      expect(await interviewOf(cohortId, userId)).toMatchObject({ mentorId: room.guide.userId });
    const [slot] = await school.deps.db
      .select()
      .from(evaluationSlots)
      .where(eq(evaluationSlots.slotId, slotId));
    expect(slot?.mentorId).toBe(room.guide.userId);
    const { body } = await asGuide(
      room,
      'GET',
      `learner-feedback-detail?userId=${room.learner.userId}`,
      undefined,
      successor.token,
    );
    const closed = await assess(room, { responseId: body.responseId }, successor.token);
    expect(closed.body).toMatchObject({ slotStatus: 'FEEDBACK_COMPLETED' });
  });

  it("COHORT-05 of an interview that the guide leads in a colleague's time only the lead passes on", async () => {
    const room = await mintRoom();
    const { cohortId } = room.cohort;
    await mintInterview(room, 24);
    const [lead, successor] = [await guideOf('Lena'), await guideOf('Nila')];
    await assignMentor(school, cohortId, lead.userId, 'INDUSTRIAL_GUIDE');
    await school.deps.db
      .update(interviews)
      .set({ primaryMentorId: lead.userId })
      .where(eq(interviews.userId, room.learner.userId));
    const answer = await replace(cohortId, lead.userId, successor.userId);
    expect(answer.body).toMatchObject({ interviews: 1 });
    expect(await interviewOf(cohortId, room.learner.userId)).toMatchObject({
      mentorId: room.guide.userId,
      primaryMentorId: successor.userId,
    });
  });

  it('COHORT-05 learners hear who takes it over before it begins, as does its other guide; the guide who leaves hears no more of it', async () => {
    const room = await mintRoom();
    const { cohortId } = room.cohort;
    const [lead, successor, past] = [await guideOf('Lena'), await guideOf('Nila'), await mintPerson(school)];
    await assignMentor(school, cohortId, lead.userId, 'INDUSTRIAL_GUIDE');
    await book(room, await mintSlot(room, 5));
    await school.deps.db
      .update(interviews)
      .set({ primaryMentorId: lead.userId })
      .where(eq(interviews.userId, room.learner.userId));
    await enrol(school, cohortId, past.userId);
    await mintInterview(room, 30, past.userId);
    const subjects = async ({ emailId }: { emailId: string }) =>
      (await school.mailsTo(emailId)).map(({ subject }) => subject);
    expect(await subjects(room.guide)).toContain('Asha booked an interview');
    const before = await subjects(room.learner);
    await replace(cohortId, room.guide.userId, successor.userId);
    const newsOf = async (userId: string) =>
      (await told(userId)).filter(({ category }) => category === 'SLOT').map(({ title }) => title);
    expect(await newsOf(room.learner.userId)).toContain('Nila takes the place of Ravi in your interview');
    expect(await newsOf(lead.userId)).toEqual(['Nila takes the place of Ravi in the interview with Asha']);
    expect(await newsOf(past.userId)).toEqual([]);
    expect(await newsOf(successor.userId)).toEqual([]);
    expect((await subjects(room.learner)).slice(before.length)).toEqual([
      'Nila takes the place of Ravi in your interview',
    ]);
    expect(await subjects(room.guide)).not.toContain('Asha booked an interview');
  });

  it('COHORT-05 are not handed over to someone who interviews at an overlapping time, also in another cohort', async () => {
    const [room, other] = [await mintRoom(), await mintRoom()];
    const { cohortId } = room.cohort;
    const slotId = await mintSlot(room, 48);
    const successor = await guideOf('Nila');
    const near = await mintSlot(other, 48 + 1 / 3, successor.userId);
    const refused = await replace(cohortId, room.guide.userId, successor.userId);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('Both have interviews of the evaluation day at the same time'),
    ]);
    expect(
      await school.deps.db.$count(
        cohortMentors,
        and(eq(cohortMentors.cohortId, cohortId), eq(cohortMentors.userId, room.guide.userId)),
      ),
    ).toBe(1);
    // An interview that begins as the other ends is no hindrance, nor is a closed time in another cohort.
    await school.deps.db
      .update(evaluationSlots)
      .set({ startDate: new Date(school.now().getTime() + 48.5 * HOUR) })
      .where(eq(evaluationSlots.slotId, near));
    await mintSlot(other, 48, successor.userId, 'INACTIVE');
    expect((await replace(cohortId, room.guide.userId, successor.userId)).body).toMatchObject({
      interviews: 1,
    });
    const [slot] = await school.deps.db
      .select()
      .from(evaluationSlots)
      .where(eq(evaluationSlots.slotId, slotId));
    expect(slot?.mentorId).toBe(successor.userId);
  });

  it('COHORT-05 of two overlapping times handed over to one person at the same moment one is refused', async () => {
    const rooms = [await mintRoom(), await mintRoom()];
    const successor = await guideOf('Nila');
    for (const room of rooms) await mintSlot(room, 48);
    const answers = await Promise.all(
      rooms.map(({ cohort, guide }) => replace(cohort.cohortId, guide.userId, successor.userId)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('the live sessions of a mentor who is replaced', () => {
  const storedIn = async (cohortId: string) =>
    school.deps.db
      .select({ mentorId: liveSessions.mentorId, guideIds: liveSessions.guideIds })
      .from(liveSessions)
      .where(eq(liveSessions.cohortId, cohortId))
      .orderBy(liveSessions.startDate);

  it('COHORT-05 those to come that a guide holds or assists go to the successor, once each; past ones stay', async () => {
    const room = await mintLed();
    const { cohortId, guide, lead, course } = room;
    const successor = await guideOf('Nila');
    await mintSession(room, -300, { mentorId: guide.userId, nodeId: course.id('root/m1/task') });
    const held = await mintSession(room, 60, { mentorId: guide.userId, guideIds: [successor.userId] });
    await mintSession(room, 300, {
      nodeId: course.id('root/m1/plain'),
      guideIds: [guide.userId, successor.userId],
    });
    const refused = await replace(cohortId, guide.userId, null);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('2 sessions')]);
    const answer = await replace(cohortId, guide.userId, successor.userId);
    expect(answer.body).toEqual({ groups: 0, queries: 0, sessions: 2, interviews: 0 });
    expect(await storedIn(cohortId)).toEqual([
      { mentorId: guide.userId, guideIds: [] },
      { mentorId: successor.userId, guideIds: [] },
      { mentorId: lead.userId, guideIds: [successor.userId] },
    ]);
    const attendance = (token: string) =>
      school.call('GET', `/v1/client/mentor/sessions/${held}/attendance`, { token });
    expect((await attendance(successor.token)).status).toBe(200);
    expect((await attendance(guide.token)).status).not.toBe(200);
  });

  it('COHORT-05 a successor who assists at a session within a day is mailed at once', async () => {
    const room = await mintLed();
    const successor = await guideOf('Nila');
    await mintSession(room, 180, { guideIds: [room.guide.userId] });
    await replace(room.cohortId, room.guide.userId, successor.userId);
    expect((await school.mailsTo(successor.emailId)).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('You are guide of'),
    ]);
  });

  it('COHORT-05 a lead mentor who was also a guide of the cohort passes on one role and keeps the sessions of the other', async () => {
    const room = await mintLed();
    const { cohortId, guide, lead, course } = room;
    await assignMentor(school, cohortId, lead.userId, 'INDUSTRIAL_GUIDE');
    await mintSession(room, 60);
    await mintSession(room, 300, {
      nodeId: course.id('root/m1/plain'),
      mentorId: guide.userId,
      guideIds: [lead.userId],
    });
    const nila = await guideOf('Nila');
    const asOne = await replace(cohortId, lead.userId, nila.userId);
    expect(asOne.body).toMatchObject({ sessions: 0 });
    await assignMentor(school, cohortId, lead.userId, 'INDUSTRIAL_GUIDE');
    const next = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
    const answer = await replace(cohortId, lead.userId, next.userId, 'LEAD_MENTOR');
    expect(answer.body).toMatchObject({ sessions: 1 });
    expect(await storedIn(cohortId)).toEqual([
      { mentorId: next.userId, guideIds: [] },
      { mentorId: guide.userId, guideIds: [lead.userId] },
    ]);
  });
});

describe('learners who have left, though their group is still recorded', () => {
  const newsOf = async (userId: string) =>
    (
      await school.deps.db
        .select({ title: notifications.title })
        .from(notifications)
        .where(eq(notifications.userId, userId))
    ).map(({ title }) => title);

  async function mintGroupWithLeft() {
    const { cohortId } = await mintCohort(school);
    const guide = await guideOf('Ravi');
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    const places = [];
    for (const state of ['ONGOING', 'CANCELLED', 'TRANSFERRED'] as const) {
      const { userId } = await mintPerson(school);
      await enrol(school, cohortId, userId, state);
      await school.deps.db.insert(mentorQueries).values({
        createdAt: school.now(),
        lastActivityAt: school.now(),
        cohortId,
        askedById: userId,
        title: state,
        description: 'Which?',
        namespace: 'CAREER',
        assignedIgId: guide.userId,
      });
      places.push(userId);
    }
    const group = await mintGroup(school, cohortId, guide.userId, places);
    return { cohortId, guide, group, places };
  }

  it('COHORT-05 hear nothing of a new guide of it, who takes over no query of theirs', async () => {
    const { cohortId, guide, group, places } = await mintGroupWithLeft();
    const successor = await guideOf('Nila');
    const answer = await school.call('PUT', `/v1/office/cohorts/${cohortId}/groups/${group.groupId}/guide`, {
      token: (await academics()).token,
      body: { guideId: successor.userId, seen: guide.userId },
    });
    expect(answer.body).toEqual({ queries: 1 });
    const news = await Promise.all(places.map(newsOf));
    expect(news).toEqual([[`You are in ${group.title} now`], [], []]);
  });

  it('COHORT-05 hear nothing when a guide of the cohort is replaced', async () => {
    const { cohortId, guide, group, places } = await mintGroupWithLeft();
    const successor = await guideOf('Nila');
    const answer = await replace(cohortId, guide.userId, successor.userId);
    expect(answer.body).toMatchObject({ groups: 1 });
    expect(await Promise.all(places.map(newsOf))).toEqual([[`You are in ${group.title} now`], [], []]);
  });
});
