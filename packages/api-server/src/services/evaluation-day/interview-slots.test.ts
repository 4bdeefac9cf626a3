import { randomUUID } from 'node:crypto';
import { exactTime } from '@plinth/domain/dates/format-day';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { interviewRooms } from '../../../test/interview-rooms.ts';
import { assignMentor } from '../../../test/mint.ts';
import { mintCohortWithCourse } from '../../../test/mint-course.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { auditEntries, userAddresses } from '../../db/schema/accounts.ts';
import { evaluationSlots, interviews } from '../../db/schema/evaluation-day.ts';
import { notifications } from '../../db/schema/notifications.ts';
import { closeSlot } from './close-slot.ts';
import { listStaffSlots } from './list-staff-slots.ts';
import { openSlots } from './open-slots.ts';

const school = openTestSchool();
const { inHours, mintRoom } = interviewRooms(school);

const told = async (userId: string) =>
  (await school.deps.db.select().from(notifications).where(eq(notifications.userId, userId)))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ title }) => title);

describe('interview times that a guide opens and closes', () => {
  const times = (room: Awaited<ReturnType<typeof mintRoom>>, hours: unknown[], token = room.guide.token) =>
    school.call('POST', `/v1/client/mentor/${room.cohort.cohortId}/interview-times`, {
      token,
      body: {
        times: hours.map((hour) => (typeof hour === 'number' ? inHours(hour).toISOString() : hour)),
      },
    });
  const close = (
    room: Awaited<ReturnType<typeof mintRoom>>,
    slotId: string,
    body = {},
    token = room.guide.token,
  ) =>
    school.call('POST', `/v1/client/mentor/${room.cohort.cohortId}/interview-times/${slotId}/close`, {
      token,
      body,
    });

  it('EVAL-02 are offered to learners at once, opened only once, and no longer offered when closed', async () => {
    const room = await mintRoom();
    expect((await times(room, [30, 31])).body).toEqual({ opened: 2, already: 0 });
    expect((await times(room, [31, 32])).body).toEqual({ opened: 1, already: 1 });
    const [first = '', second = ''] = await room.slotIds();
    expect((await close(room, first)).body).toEqual({ releasedFrom: null });
    const statuses = (await room.offered()).map(({ status }: { status: string }) => status);
    expect(statuses).toEqual(['INACTIVE', 'ACTIVE', 'ACTIVE']);
    await room.book(second);
    expect((await close(room, second)).status).toBe(409);
    expect((await close(room, second, { reason: 'I am ill.' })).body).toEqual({ releasedFrom: 'Asha' });
    expect(await told(room.learner.userId)).toContain('Your interview was cancelled by your guide');
    expect(await told(room.guide.userId)).not.toContain(expect.stringContaining('was cancelled'));
    const rows = await school.deps.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.actorId, room.guide.userId))
      .orderBy(desc(auditEntries.action), auditEntries.subjectId);
    // The subjects: the guide whose times they are, and the learner whose booking ended.
    expect(rows.map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['open-slots', room.guide.userId],
      ['open-slots', room.guide.userId],
      ['close-slot', room.learner.userId],
      ['close-slot', null],
    ]);
  });

  it('EVAL-02 a booked one closed hours before is emailed to the learner at once, in their chosen time zone, and is in no digest', async () => {
    const room = await mintRoom();
    const { userId, emailId, token } = room.learner;
    await school.call('PUT', '/v1/client/user/account/time-zone', {
      token,
      body: { timeZone: 'America/New_York' },
    });
    await times(room, [6]);
    const [slotId = ''] = await room.slotIds();
    await room.book(slotId);
    const closed = () => close(room, slotId, { reason: 'I am ill.' });
    expect((await closed()).status).toBe(200);
    await closed();
    const mails = (await school.mailsTo(emailId)).filter(({ subject }) => /was cancelled/.test(subject));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(exactTime(inHours(6).toISOString(), 'America/New_York'));
    expect(mails[0]?.text).toContain('(Eastern Time). I am ill. Please book another slot.');
    const waiting = await school.deps.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, userId), isNull(notifications.mailedAt)));
    expect(waiting).toEqual([]);
  });

  it('EVAL-02 one closed days before waits for the digest, and a learner who turned off its emails gets none', async () => {
    const room = await mintRoom();
    const muted = await mintRoom();
    await school.call('PUT', '/v1/client/user/account/notification-preferences', {
      token: muted.learner.token,
      body: { preferences: [{ category: 'SLOT', inApp: true, email: false }] },
    });
    await times(room, [70]);
    await times(muted, [6]);
    for (const one of [room, muted]) {
      const [slotId = ''] = await one.slotIds();
      await one.book(slotId);
      expect((await close(one, slotId, { reason: 'I am ill.' })).status).toBe(200);
      expect(await told(one.learner.userId)).toContain('Your interview was cancelled by your guide');
      expect(await school.mailsTo(one.learner.emailId)).toEqual([]);
    }
  });

  it('EVAL-02 once one is closed, no digest mentions its booking, and a new booking is announced again', async () => {
    const room = await mintRoom();
    await times(room, [70, 71]);
    const waiting = async (userId: string) =>
      (
        await school.deps.db
          .select()
          .from(notifications)
          .where(and(eq(notifications.userId, userId), isNull(notifications.mailedAt)))
      ).map(({ title }) => title);
    const [first = '', second = ''] = await room.slotIds();
    await room.book(first);
    expect(await waiting(room.learner.userId)).toEqual(['Your interview is booked']);
    await close(room, first, { reason: 'I am ill.' });
    expect(await waiting(room.learner.userId)).toEqual(['Your interview was cancelled by your guide']);
    expect(await waiting(room.guide.userId)).toEqual([]);
    await room.book(second);
    expect(await waiting(room.learner.userId)).toContain('Your interview is booked');
    expect(await waiting(room.guide.userId)).toEqual(['Asha booked an interview']);
  });

  it('EVAL-02 a learner, another cohort’s guide, and invalid, past or overlapping times are refused', async () => {
    const room = await mintRoom();
    const other = await mintRoom();
    expect((await times(room, [30], room.learner.token)).status).toBe(403);
    expect((await times(room, [30], other.guide.token)).status).toBe(403);
    for (const hours of [[], ['soon'], [-1], Array(49).fill(30)])
      expect((await times(room, hours)).status).toBe(400);
    const near = await times(room, [30, 30.25]);
    expect([near.status, near.body.message]).toEqual([
      409,
      expect.stringMatching(/^An interview lasts 30 minutes, and one of yours begins on /),
    ]);
    await other.open(30);
    const [foreign = ''] = await other.slotIds();
    expect((await close(room, foreign)).status).toBe(404);
    expect((await close(room, foreign, {}, room.learner.token)).status).toBe(403);
    expect((await close(room, 'none')).status).toBe(400);
  });
});

describe('interview slots that staff open and close', () => {
  it('EVAL-02 ENTITY-19 are offered to learners at once, and opening them again changes nothing', async () => {
    const { batch, open, offered, guide } = await mintRoom();
    expect(await open(30, 31, 31)).toEqual({ opened: 2, already: 0 });
    expect(await open(31, 32)).toEqual({ opened: 1, already: 1 });
    const all = Array.from({ length: 6 }, () => open(40, 41));
    expect((await Promise.all(all)).reduce((sum, { opened }) => sum + opened, 0)).toBe(2);
    expect((await offered()).map(({ status }: { status: string }) => status)).toEqual(
      Array(5).fill('ACTIVE'),
    );
    expect(await listStaffSlots(school.deps, batch)).toMatchObject(
      [30, 31, 32, 40, 41].map((hours) => ({
        startDate: inHours(hours),
        guide: guide.emailId,
        state: 'open',
        learner: null,
      })),
    );
  });

  it('EVAL-02 a closed one is no longer offered, and can be opened again', async () => {
    const { batch, open, offered, slotIds } = await mintRoom();
    await open(30, 31);
    const [slotId = ''] = await slotIds();
    for (let call = 0; call < 2; call += 1)
      expect(await closeSlot(school.deps, { slotId })).toEqual({ releasedFrom: null });
    expect((await offered())[0]).toMatchObject({ slotId, status: 'INACTIVE' });
    expect((await listStaffSlots(school.deps, batch))[0]).toMatchObject({ state: 'closed' });
    expect(await open(30)).toEqual({ opened: 1, already: 0 });
    expect((await offered())[0]).toMatchObject({ slotId, status: 'ACTIVE' });
    const rows = await school.deps.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(sql`${auditEntries.details} ->> 'slotId' = ${slotId}`);
    expect(rows).toEqual([{ action: 'close-slot' }]);
  });

  it('EVAL-02 API-166 a booked one closes only with a reason; both sides are told once, and booking again does not count as a change', async () => {
    const { cohort, open, book, slotIds, learner, guide } = await mintRoom();
    await open(30, 60);
    const [first = '', second = ''] = await slotIds();
    await book(first);
    await expect(closeSlot(school.deps, { slotId: first })).rejects.toMatchObject({ code: 'CONFLICT' });
    const reason = 'Ravi is ill.';
    expect(await closeSlot(school.deps, { slotId: first, reason })).toEqual({ releasedFrom: 'Asha' });
    expect(await closeSlot(school.deps, { slotId: first, reason })).toEqual({ releasedFrom: null });
    expect(await told(learner.userId)).toEqual([
      'Your interview is booked',
      'Your interview was cancelled by the school',
    ]);
    expect(await told(guide.userId)).toEqual([
      'Asha booked an interview',
      'Your interview with Asha was cancelled by the school',
    ]);
    expect((await book(first)).status).toBe(409);
    expect((await book(second)).body).toMatchObject({ slotStatus: 'SLOT_BOOKED' });
    const [interview] = await school.deps.db
      .select()
      .from(interviews)
      .where(eq(interviews.cohortId, cohort.cohortId));
    expect(interview).toMatchObject({ slotId: second, changes: 0 });
  });

  it('EVAL-02 a simultaneous booking and closing leave the slot either closed and free, or booked and open', async () => {
    const { cohort, open, book, slotIds } = await mintRoom();
    await open(30);
    const [slotId = ''] = await slotIds();
    const [booked] = await Promise.allSettled([book(slotId), closeSlot(school.deps, { slotId })]);
    const [slot] = await school.deps.db
      .select()
      .from(evaluationSlots)
      .where(eq(evaluationSlots.slotId, slotId));
    const holders = await school.deps.db
      .select()
      .from(interviews)
      .where(sql`${interviews.cohortId} = ${cohort.cohortId} and ${interviews.slotId} is not null`);
    const isBooked = booked.status === 'fulfilled' && booked.value.status === 200;
    expect([slot?.status, holders.length]).toEqual(isBooked ? ['ACTIVE', 1] : ['INACTIVE', 0]);
  });

  it.each([
    ['a time that has passed', 'BAD_REQUEST', [-1]],
    ['a time before the evaluation day opens', 'BAD_REQUEST', [40]],
    ['two interviews that overlap', 'CONFLICT', [60, 60.25]],
    ['a time at which the guide interviews in another cohort', 'CONFLICT', [80.25]],
  ])('EVAL-02 %s is refused, and nothing opens', async (_what, code, hours) => {
    const { cohort, guide, open, slotIds } = await mintRoom();
    await school.deps.db.execute(
      sql`update cohort_timelines set time = ${inHours(50).toISOString()}::timestamptz
        where cohort_id = ${cohort.cohortId} and key = 'REVIEW_DAY_START_DATE'`,
    );
    const { cohort: other } = await mintCohortWithCourse(school);
    await assignMentor(school, other.cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    await school.deps.db
      .insert(evaluationSlots)
      .values({ cohortId: other.cohortId, mentorId: guide.userId, startDate: inHours(80) });
    await expect(open(100, ...hours)).rejects.toMatchObject({ code });
    expect(await slotIds()).toEqual([]);
  });

  it('EVAL-02 PERSON-04 a guide is found by the address of a merged account', async () => {
    const { batch, guide, slotIds } = await mintRoom();
    const emailId = `more-${guide.emailId}`;
    await school.deps.db
      .insert(userAddresses)
      .values({ userId: guide.userId, emailId, createdAt: school.now() });
    const opened = await openSlots(school.deps, { cohort: batch, guide: emailId, times: [inHours(90)] });
    expect(opened).toEqual({ opened: 1, already: 0 });
    expect(await slotIds()).toHaveLength(1);
  });

  it('EVAL-02 an unknown cohort, guide or slot is not found; a slot that has begun cannot be closed', async () => {
    const { batch, open, guide, learner, cohort } = await mintRoom();
    const wrong = { cohort: batch, guide: guide.emailId, times: [inHours(30)] };
    for (const input of [
      { ...wrong, cohort: { ...batch, batchNumber: 'none' } },
      { ...wrong, guide: learner.emailId },
      { ...wrong, guide: 'nobody@plinth.test' },
    ])
      await expect(openSlots(school.deps, input)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(closeSlot(school.deps, { slotId: randomUUID() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const [begun] = await school.deps.db
      .insert(evaluationSlots)
      .values({ cohortId: cohort.cohortId, mentorId: guide.userId, startDate: inHours(-0.1) })
      .returning();
    await expect(closeSlot(school.deps, { slotId: begun?.slotId ?? '', reason: 'x' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    await open(30);
  });
});
