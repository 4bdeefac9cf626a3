import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintGroup, mintPerson } from '../../test/mint.ts';
import { mintCohortWithCourse } from '../../test/mint-course.ts';
import { mintOrder } from '../../test/mint-order.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { auditEntries, sessions } from '../db/schema/accounts.ts';
import { courseNodes, mentorQueries, nodeProgress, reports } from '../db/schema/curriculum.ts';
import { queueMail } from '../services/mails/queue-mail.ts';

const school = openTestSchool();
const ID = '01900000-0000-7000-8000-000000000001';
const staffOf = (...staffRoles: StaffRole[]) => mintPerson(school, { staffRoles, firstName: 'Sunita' });
const at = (userId: string, section: string) => `/v1/office/people/${userId}/${section}`;
const read = async (token: string, userId: string, section: string) =>
  (await school.call('GET', at(userId, section), { token })).body;

/** The progress that the dashboard shows its learner. */
async function journeyOf(token: string, cohortId: string): Promise<object> {
  const path = `/v1/client/workspace/${cohortId}/dashboardV2`;
  const { cards } = (await school.call('GET', path, { token })).body as {
    cards: { kind: string; data: object }[];
  };
  return cards.find(({ kind }) => kind === 'COURSE_JOURNEY')?.data ?? {};
}

describe('the page of a person', () => {
  it('PERSON-01 shows cohorts with group, progress, hand-ins without drafts, and queries', async () => {
    const { token } = await staffOf('ACADEMICS');
    const { db } = school.deps;
    const { cohort } = await mintCohortWithCourse(school);
    const person = await mintPerson(school);
    await enrol(school, cohort.cohortId, person.userId);
    await mintGroup(school, cohort.cohortId, null, [person.userId]);
    const nodes = await db.select().from(courseNodes).where(eq(courseNodes.courseId, cohort.courseId));
    const task = nodes.find(({ type }) => type === 'ASSIGNMENT' || type === 'TASK') ?? nodes.at(-1);
    const topic = nodes.find(({ type }) => type === 'TOPIC');
    if (!task || !topic) throw new Error('the course has no task');
    const place = { cohortId: cohort.cohortId, userId: person.userId };
    await db.insert(nodeProgress).values({
      ...place,
      nodeId: topic.nodeId,
      state: 'COMPLETED',
      startedAt: school.now(),
      completedAt: school.now(),
    });
    await db.insert(reports).values([
      {
        createdAt: school.now(),
        ...place,
        nodeId: task.nodeId,
        namespace: 'LEARNING',
        reviewStatus: 'PENDING',
        submittedAt: school.now(),
      },
      {
        createdAt: school.now(),
        ...place,
        nodeId: topic.nodeId,
        namespace: 'LEARNING',
        reviewStatus: 'DRAFT',
      },
    ]);
    await db.insert(mentorQueries).values({
      cohortId: cohort.cohortId,
      askedById: person.userId,
      title: 'Which wall?',
      description: 'The outer one?',
      namespace: 'LEARNING',
      createdAt: school.now(),
      lastActivityAt: school.now(),
    });
    const title = `BIM for Architects, BIM_A-${cohort.batchNumber}`;
    expect(await read(token, person.userId, 'enrolments')).toEqual({
      enrolments: [
        {
          cohortId: cohort.cohortId,
          cohort: title,
          state: 'ONGOING',
          isPaused: false,
          group: expect.stringMatching(/^Group/),
          enrolledAt: expect.any(String),
        },
      ],
    });
    // As counted on the person's own dashboard (COHORT-09).
    const { progress } = await read(token, person.userId, 'progress');
    expect(progress).toMatchObject([{ cohortId: cohort.cohortId, cohort: title, credits: 0 }]);
    expect(progress[0]).toMatchObject(await journeyOf(person.token, cohort.cohortId));
    expect(progress[0].completedTopics).toBeGreaterThan(0);
    expect(progress[0].totalTopics).toBeGreaterThan(progress[0].completedTopics);
    expect(progress[0].lastStepAt).not.toBeNull();
    expect(await read(token, person.userId, 'hand-ins')).toMatchObject({
      total: 1,
      handIns: [{ cohort: title, reviewStatus: 'PENDING', version: 1 }],
    });
    expect(await read(token, person.userId, 'queries')).toMatchObject({
      total: 1,
      queries: [{ title: 'Which wall?', cohort: title, state: 'UNANSWERED' }],
    });
    for (const [section, most] of [
      ['enrolments', 2],
      ['hand-ins', 3],
      ['queries', 3],
      ['mails', 4],
      ['orders', 4],
      ['devices', 3],
      ['notes', 3],
    ] as const)
      expect(await school.countQueries(() => read(token, person.userId, section))).toBeLessThanOrEqual(most);
  });

  it('PERSON-01 shows sent emails and signed-in devices, but nothing that gives access', async () => {
    const { token } = await staffOf('SUPPORT_TEAM');
    const person = await mintPerson(school);
    await queueMail(school.deps.db, school.now(), {
      to: person.emailId,
      template: 'test',
      subject: 'Welcome',
      greeting: 'Hello,',
      paragraphs: ['A secret link'],
    });
    await school.deps.db
      .update(sessions)
      .set({ userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0', address: '10.1.2.3' })
      .where(eq(sessions.userId, person.userId));
    const { mails } = await read(token, person.userId, 'mails');
    expect(mails).toMatchObject([{ subject: 'Welcome', sentAt: null }]);
    expect(JSON.stringify(mails)).not.toContain('secret');
    const { devices } = await read(token, person.userId, 'devices');
    expect(devices).toMatchObject([{ device: 'Firefox on Windows' }]);
    expect(Object.keys(devices[0])).toEqual([
      'sessionId',
      'device',
      'countryCode',
      'lastUsedAt',
      'createdAt',
    ]);
  });

  it('PERSON-01 shows orders, and their amounts only to those who may see money', async () => {
    const person = await mintPerson(school);
    await mintOrder(school, { emailId: person.emailId });
    const ordersFor = async (role: StaffRole) =>
      (await read((await staffOf(role)).token, person.userId, 'orders')).orders;
    for (const role of ['FINANCE', 'ADMISSIONS', 'OWNER'] as const)
      expect(await ordersFor(role)).toMatchObject([
        { productId: 'BIM_A', money: { currency: 'INR', price: 9_500_000, paid: 0 } },
      ]);
    for (const role of ['SUPPORT_TEAM', 'ACADEMICS', 'PLACEMENT'] as const)
      expect(await ordersFor(role)).toMatchObject([{ productId: 'BIM_A', money: null }]);
  });

  it('PERSON-01 shows what receipts say of sums only to those who may see money', async () => {
    const person = await mintPerson(school);
    await queueMail(school.deps.db, school.now(), {
      to: person.emailId,
      template: 'receipt',
      subject: 'Receipt for your payment of ₹18,875',
      greeting: 'Hello,',
      paragraphs: ['Thank you.'],
    });
    const subjectFor = async (role: StaffRole) =>
      (await read((await staffOf(role)).token, person.userId, 'mails')).mails[0].subject;
    expect(await subjectFor('FINANCE')).toBe('Receipt for your payment of ₹18,875');
    expect(await subjectFor('SUPPORT_TEAM')).toBe('Receipt for your payment of ₹…');
  });

  it('PERSON-01 is empty in every section for a person who has done nothing yet', async () => {
    const { token } = await staffOf('OWNER');
    const { userId } = await mintPerson(school);
    expect(await read(token, userId, 'enrolments')).toEqual({ enrolments: [] });
    expect(await read(token, userId, 'progress')).toEqual({ progress: [] });
    for (const [section, key] of [
      ['hand-ins', 'handIns'],
      ['queries', 'queries'],
      ['orders', 'orders'],
      ['notes', 'notes'],
    ] as const)
      expect(await read(token, userId, section)).toEqual({ [key]: [], total: 0 });
    expect(await read(token, userId, 'mails')).toEqual({ mails: [], total: 0, stop: null });
    expect((await school.call('GET', at(userId, 'notes?pageNo=x'), { token })).status).toBe(400);
    expect((await school.call('GET', at(ID, 'mails'), { token })).status).toBe(404);
  });
});

describe('staff notes', () => {
  const write = (token: string, userId: string, text: unknown) =>
    school.call('POST', at(userId, 'notes'), { token, body: { text } });

  it('PERSON-01 are written, read by colleagues, and deleted only by their author or an owner', async () => {
    const [author, colleague, owner] = [
      await staffOf('SUPPORT_TEAM'),
      await staffOf('FINANCE'),
      await staffOf('OWNER'),
    ];
    const { userId } = await mintPerson(school);
    const first = await write(author.token, userId, ' Prefers to be called after six. ');
    expect([first.status, first.body.note]).toEqual([
      201,
      {
        noteId: expect.any(String),
        text: 'Prefers to be called after six.',
        author: 'Sunita Test',
        createdAt: expect.any(String),
        isDeletable: true,
      },
    ]);
    const second = (await write(author.token, userId, 'Second')).body.note;
    const { notes, total } = await read(colleague.token, userId, 'notes');
    expect([total, notes.map(({ isDeletable }: { isDeletable: boolean }) => isDeletable)]).toEqual([
      2,
      [false, false],
    ]);
    const remove = (token: string, noteId: string) =>
      school.call('DELETE', `${at(userId, 'notes')}/${noteId}`, { token });
    expect((await remove(colleague.token, second.noteId)).status).toBe(403);
    expect((await remove(author.token, second.noteId)).body).toEqual({ deleted: true });
    expect((await remove(author.token, second.noteId)).status).toBe(404);
    expect((await remove(owner.token, first.body.note.noteId)).status).toBe(200);
    expect((await read(owner.token, userId, 'notes')).total).toBe(0);
    const log = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, userId));
    expect(log.map(({ action }) => action).sort()).toEqual([
      'people.note-deleted',
      'people.note-deleted',
      'people.note-written',
      'people.note-written',
    ]);
    // What stands in a note is not copied; once it is deleted, the log alone can explain it.
    expect(log.find(({ action }) => action === 'people.note-written')).toMatchObject({
      details: { noteId: expect.any(String) },
      after: null,
    });
    expect(log.find(({ action }) => action === 'people.note-deleted')?.before).toHaveProperty('text');
  });

  it.each([[''], ['  '], ['x'.repeat(2_001)], [7], ['a\u0000b']])(
    'PERSON-01 a note of %j returns 400',
    async (text) => {
      const { token } = await staffOf('SUPPORT_TEAM');
      const { userId } = await mintPerson(school);
      expect((await write(token, userId, text)).status).toBe(400);
      expect((await write(token, randomUUID(), 'Nobody')).status).toBe(404);
    },
  );
});

describe('viewing the site as another person', () => {
  const acting = openTestSchool({ OVERRIDE_USER: true });

  it('PERSON-01 allows reading but no changes, and each request is in the audit log with its address', async () => {
    const staff = await mintPerson(acting, { staffRoles: ['SUPPORT_TEAM'] });
    const person = await mintPerson(acting);
    const headers = { 'override-user': person.userId };
    const profile = await acting.call('GET', '/v1/client/user/data-profile', { token: staff.token, headers });
    expect(profile.body.userData.userId).toBe(person.userId);
    const write = await acting.call('POST', '/v2/client/user/identity-verification', {
      token: staff.token,
      headers,
      body: { documentType: 'PASSPORT', documentIds: [ID] },
    });
    expect([write.status, write.body.message]).toEqual([
      403,
      'You only look as this person: nothing of theirs can be changed.',
    ]);
    expect(
      await acting.deps.db.select().from(auditEntries).where(eq(auditEntries.subjectId, person.userId)),
    ).toMatchObject([
      { actorId: staff.userId, action: 'override-user', source: 'ACTING', address: expect.any(String) },
      { actorId: staff.userId, action: 'override-user', source: 'ACTING' },
    ]);
  });

  it('PERSON-01 viewing as a staff member is for owners only', async () => {
    const owner = await mintPerson(acting, { staffRoles: ['OWNER'] });
    const other = await mintPerson(acting, { staffRoles: ['FINANCE'] });
    const as = async (staffRole: StaffRole, userId: string) =>
      (
        await acting.call('GET', '/v1/client/user/data-profile', {
          token: (await mintPerson(acting, { staffRoles: [staffRole] })).token,
          headers: { 'override-user': userId },
        })
      ).status;
    expect(await as('SUPPORT_TEAM', owner.userId)).toBe(403);
    expect(await as('SUPPORT_TEAM', other.userId)).toBe(403);
    expect(await as('OWNER', other.userId)).toBe(200);
  });
});
