import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { announcementCalls, OFFICE } from '../../test/announcement-calls.ts';
import { enrol, mintGroup, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { notificationPreferences } from '../db/schema/account.ts';
import { auditEntries, users } from '../db/schema/accounts.ts';
import { announcements } from '../db/schema/announcements.ts';
import { cohortGroups, enrolments } from '../db/schema/cohorts.ts';
import { mailRefusals, mailStops } from '../db/schema/mails.ts';
import { notifications } from '../db/schema/notifications.ts';
import { publishAnnouncements } from '../services/announcements/publish-announcements.ts';
import { startDueCohorts } from '../services/cohorts/start-due-cohorts.ts';
import { mailDigests } from '../services/notifications/mail-digests.ts';

const school = openTestSchool();
const { academics, mintRoom, bodyFor, write } = announcementCalls(school);
const OWN = '/v1/client/user/announcements';
const ownOf = async ({ token }: { token: string }) =>
  (await school.call('GET', OWN, { token })).body.announcements as {
    announcementId: string;
    isRead: boolean;
  }[];
const newsOf = (userId: string, announcementId: string) =>
  school.deps.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.key, `announcement:${announcementId}`)));

describe('announcements', () => {
  it('COHORT-11 a long one is shortened in the notification, which shows that there is more, and whole on its page', async () => {
    const room = await mintRoom();
    const staff = await academics();
    const text = 'The studio opens late. '.repeat(30).trim();
    const body = bodyFor(room, {}, { text, title: 'x'.repeat(120) });
    expect((await write(staff.token, body)).status).toBe(201);
    const [news] = await newsOf(room.one.userId, body.announcementId);
    expect(news?.title).toBe(body.title);
    expect(news?.text).toBe(`${text.slice(0, 499).trimEnd()}…`);
    expect(await ownOf(room.one)).toMatchObject([{ announcementId: body.announcementId, text }]);
  });

  it('COHORT-11 reach the members of the cohort at once, as a notification and on their page, and nobody else', async () => {
    const room = await mintRoom();
    const staff = await academics();
    const body = bodyFor(room);
    const { status, body: answer } = await write(staff.token, body);
    expect(status).toBe(201);
    expect(answer.announcement).toMatchObject({
      state: 'PUBLISHED',
      told: 3,
      readBy: 0,
      author: 'Arjun Test',
      cohortName: `BIM for Architects, BIM_A-${room.cohort.batchNumber}`,
    });
    for (const person of [room.one, room.other, room.guide]) {
      expect(await ownOf(person)).toMatchObject([{ announcementId: body.announcementId, isRead: false }]);
      expect(await newsOf(person.userId, body.announcementId)).toMatchObject([
        { category: 'ANNOUNCEMENT', href: `/announcements/${body.announcementId}`, title: body.title },
      ]);
    }
    const stranger = await mintPerson(school);
    for (const person of [room.left, stranger]) {
      expect(await ownOf(person)).toEqual([]);
      const { token } = person;
      expect((await school.call('GET', `${OWN}/${body.announcementId}`, { token })).status).toBe(404);
      expect((await school.call('PUT', `${OWN}/${body.announcementId}/read`, { token })).status).toBe(404);
    }
  });

  it('COHORT-11 reach a group with its guide, or learners by enrolment state', async () => {
    const room = await mintRoom();
    const staff = await academics();
    const toGroup = bodyFor(room, { groupId: room.group.groupId });
    await write(staff.token, toGroup);
    const toBlocked = bodyFor(room, { states: ['BLOCKED'], includesMentors: false });
    await write(staff.token, toBlocked);
    const idsOf = async (person: { token: string }) => (await ownOf(person)).map((own) => own.announcementId);
    expect(await idsOf(room.one)).toEqual([toGroup.announcementId]);
    expect(await idsOf(room.guide)).toEqual([toGroup.announcementId]);
    expect(await idsOf(room.other)).toEqual([toBlocked.announcementId]);
  });

  it('COHORT-11 reach who waits and whose place is paused apart from each other', async () => {
    const { cohort } = await mintRoom();
    const staff = await academics();
    const [waiting, paused] = [await mintPerson(school), await mintPerson(school)];
    await enrol(school, cohort.cohortId, waiting.userId, 'WAITING');
    await enrol(school, cohort.cohortId, paused.userId, 'WAITING');
    await school.deps.db
      .update(enrolments)
      .set({ pausedAt: school.now() })
      .where(eq(enrolments.userId, paused.userId));
    const toWaiting = bodyFor({ cohort }, { states: ['WAITING'], includesMentors: false });
    const toPaused = bodyFor({ cohort }, { states: ['PAUSED'], includesMentors: false });
    for (const body of [toWaiting, toPaused])
      expect((await write(staff.token, body)).body.announcement).toMatchObject({ told: 1 });
    expect(await ownOf(waiting)).toMatchObject([{ announcementId: toWaiting.announcementId }]);
    expect(await ownOf(paused)).toMatchObject([{ announcementId: toPaused.announcementId }]);
    const misspelt = { ...toPaused, announcementId: randomUUID() };
    const body = { ...misspelt, audience: { ...misspelt.audience, states: ['RESTING'] } };
    expect((await write(staff.token, body)).status).toBe(400);
  });

  it('COHORT-11 written before the two could be told apart are still for both', async () => {
    const { cohort } = await mintRoom();
    const staff = await academics();
    const both = bodyFor({ cohort }, { states: ['WAITING', 'BLOCKED'] });
    const others = bodyFor({ cohort }, { states: ['BLOCKED'] });
    for (const body of [both, others]) expect((await write(staff.token, body)).status).toBe(201);
    const file = new URL('../../drizzle/0058_announcements-to-paused.sql', import.meta.url);
    await school.deps.db.execute(sql.raw(await readFile(file, 'utf8')));
    const statesOf = async ({ announcementId }: { announcementId: string }) =>
      (
        await school.deps.db
          .select({ states: announcements.states })
          .from(announcements)
          .where(eq(announcements.announcementId, announcementId))
      )[0]?.states;
    expect(await statesOf(both)).toEqual(['WAITING', 'BLOCKED', 'PAUSED']);
    expect(await statesOf(others)).toEqual(['BLOCKED']);
  });

  it('COHORT-12 reach only the one learner chosen, and are 400 for a learner of another cohort', async () => {
    const room = await mintRoom();
    const staff = await academics();
    const body = bodyFor(room, { userId: room.one.userId });
    const preview = await school.call('POST', `${OFFICE}/preview`, {
      token: staff.token,
      body: { audience: body.audience },
    });
    expect(preview.body.people).toBe(1);
    expect((await write(staff.token, body)).body.announcement).toMatchObject({
      told: 1,
      audience: { userId: room.one.userId },
    });
    expect(await ownOf(room.one)).toMatchObject([{ announcementId: body.announcementId }]);
    for (const person of [room.other, room.guide]) expect(await ownOf(person)).toEqual([]);
    expect(await newsOf(room.other.userId, body.announcementId)).toEqual([]);
    const stranger = await mintPerson(school);
    expect((await write(staff.token, bodyFor(room, { userId: stranger.userId }))).status).toBe(400);
    expect((await write(staff.token, bodyFor(room, { userId: 'me' }))).status).toBe(400);
  });

  it('COHORT-11 preview how many people they reach, and how many by email', async () => {
    const room = await mintRoom();
    const { token } = await academics();
    await school.deps.db.insert(notificationPreferences).values({
      userId: room.one.userId,
      category: 'ANNOUNCEMENT',
      inApp: true,
      email: false,
      updatedAt: school.now(),
    });
    const { audience } = bodyFor(room);
    const { body } = await school.call('POST', `${OFFICE}/preview`, { token, body: { audience } });
    expect(body).toEqual({ people: 3, byMail: 2 });
  });

  it('COHORT-11 ADOPT-07 count by email only those to whom a digest would be sent', async () => {
    const room = await mintRoom();
    const { token } = await academics();
    const { db } = school.deps;
    const { audience } = bodyFor(room);
    const byMail = async () =>
      (await school.call('POST', `${OFFICE}/preview`, { token, body: { audience } })).body.byMail;
    expect(await byMail()).toBe(3);
    await db.update(users).set({ emailVerifiedAt: null }).where(eq(users.userId, room.one.userId));
    expect(await byMail()).toBe(2);
    const refusedAt = school.now();
    await db.insert(mailRefusals).values([
      { emailId: room.other.emailId, list: 'NEWS', refusedAt },
      { emailId: room.guide.emailId, list: 'LETTERS', refusedAt },
    ]);
    expect(await byMail()).toBe(1);
    const stop = {
      eventKey: randomUUID(),
      emailId: room.guide.emailId,
      reason: 'Unwanted',
      at: refusedAt,
      createdAt: refusedAt,
    };
    await db.insert(mailStops).values({ ...stop, kind: 'COMPLAINT' });
    expect(await byMail()).toBe(0);
    await db.update(mailStops).set({ liftedAt: refusedAt }).where(eq(mailStops.eventKey, stop.eventKey));
    expect(await byMail()).toBe(1);
  });

  it('COHORT-11 scheduled for later are published at their time, once', async () => {
    const room = await mintRoom();
    const { token } = await academics();
    const later = new Date(school.now().getTime() + 60_000);
    const body = bodyFor(room, {}, { publishAt: later.toISOString() });
    const { body: answer } = await write(token, body);
    expect(answer.announcement).toMatchObject({ state: 'SCHEDULED', told: null });
    expect(await publishAnnouncements(school.deps)).toBe(0);
    expect(await ownOf(room.one)).toEqual([]);
    const then = { ...school.deps, now: () => later };
    const out = await Promise.all([publishAnnouncements(then), publishAnnouncements(then)]);
    expect(out.toSorted()).toEqual([0, 1]);
    expect(await newsOf(room.one.userId, body.announcementId)).toHaveLength(1);
    expect(await ownOf(room.one)).toMatchObject([{ announcementId: body.announcementId }]);
  });

  it('COHORT-11 show who has read them, and disappear for everyone once withdrawn', async () => {
    const room = await mintRoom();
    const { token } = await academics();
    const body = bodyFor(room);
    await write(token, body);
    const path = `${OFFICE}/${body.announcementId}`;
    for (let again = 0; again < 2; again += 1)
      expect(
        (await school.call('PUT', `${OWN}/${body.announcementId}/read`, { token: room.one.token })).body,
      ).toEqual({ isRead: true });
    const readers = async (query: string) =>
      (await school.call('GET', `${path}/readers${query}`, { token })).body as {
        total: number;
        readers: { userId: string; readAt: string | null }[];
      };
    expect((await readers('')).total).toBe(3);
    expect((await readers('?hasRead=true')).readers).toMatchObject([
      { userId: room.one.userId, readAt: expect.any(String) },
    ]);
    expect((await readers('?hasRead=false')).total).toBe(2);
    for (let again = 0; again < 2; again += 1)
      expect((await school.call('DELETE', path, { token })).body.announcement).toMatchObject({
        state: 'WITHDRAWN',
        readBy: 1,
      });
    expect(await ownOf(room.one)).toEqual([]);
    expect(await newsOf(room.one.userId, body.announcementId)).toEqual([]);
    expect((await school.call('DELETE', `${OFFICE}/${randomUUID()}`, { token })).status).toBe(404);
  });

  it('COHORT-11 read on their page are read as a notification too, in no count and no digest, for the reader alone', async () => {
    const room = await mintRoom();
    const { token } = await academics();
    const [body, other] = [bodyFor(room), bodyFor(room)];
    await write(token, body);
    await write(token, other);
    const path = `${OWN}/${body.announcementId}/read`;
    const unread = async (person: { token: string }) =>
      (await school.call('GET', '/v1/client/user/notifications/unread', { token: person.token })).body.unread;
    const { token: stranger } = await mintPerson(school);
    expect((await school.call('PUT', path, { token: stranger })).status).toBe(404);
    expect(await unread(room.one)).toBe(2);
    expect((await school.call('PUT', path, { token: room.one.token })).status).toBe(200);
    const [read] = await newsOf(room.one.userId, body.announcementId);
    school.advance(1_000);
    expect((await school.call('PUT', path, { token: room.one.token })).status).toBe(200);
    expect(await newsOf(room.one.userId, body.announcementId)).toEqual([read]);
    expect(await unread(room.one)).toBe(1);
    expect(await unread(room.other)).toBe(2);
    expect(await newsOf(room.one.userId, other.announcementId)).toMatchObject([{ readAt: null }]);
    school.advance(2 * 86_400_000);
    await mailDigests(school.deps);
    const digest = (await school.mailsTo(room.one.emailId)).filter(
      ({ template }) => template === 'notification-digest',
    );
    expect(digest.map(({ text }) => text.split(other.title).length)).toEqual([2]);
  });

  it('COHORT-11 stay with those who were told when their state and group change, and leave with their place', async () => {
    const room = await mintRoom();
    const { token } = await academics();
    const late = await mintPerson(school);
    await enrol(school, room.cohort.cohortId, late.userId, 'UPCOMING');
    const body = bodyFor(room, { states: ['UPCOMING'], includesMentors: false });
    await write(token, body);
    const toGroup = bodyFor(room, { groupId: room.group.groupId });
    await write(token, toGroup);
    await startDueCohorts(school.deps);
    await mintGroup(school, room.cohort.cohortId, null, [room.one.userId]);
    await school.deps.db
      .update(cohortGroups)
      .set({ guideId: null })
      .where(eq(cohortGroups.groupId, room.group.groupId));
    const open = (person: { token: string }, id: string) =>
      school.call('GET', `${OWN}/${id}`, { token: person.token });
    expect((await open(late, body.announcementId)).body.announcement).toMatchObject({ text: body.text });
    for (const person of [room.one, room.guide])
      expect((await open(person, toGroup.announcementId)).status).toBe(200);
    expect(await ownOf(late)).toMatchObject([{ announcementId: body.announcementId }]);
    for (const person of [room.one, room.other])
      expect((await open(person, body.announcementId)).status).toBe(404);
    const readersOf = async (id: string) =>
      (await school.call('GET', `${OFFICE}/${id}/readers`, { token })).body.readers.map(
        ({ userId }: { userId: string }) => userId,
      );
    expect(await readersOf(body.announcementId)).toEqual([late.userId]);
    expect((await readersOf(toGroup.announcementId)).toSorted()).toEqual(
      [room.one.userId, room.guide.userId].toSorted(),
    );
    await school.deps.db
      .update(enrolments)
      .set({ state: 'CANCELLED' })
      .where(eq(enrolments.userId, late.userId));
    expect((await open(late, body.announcementId)).status).toBe(404);
    expect(await readersOf(body.announcementId)).toEqual([late.userId]);
  });

  it('COHORT-11 that were scheduled and then withdrawn are never published', async () => {
    const room = await mintRoom();
    const { token } = await academics();
    const later = new Date(school.now().getTime() + 60_000);
    const body = bodyFor(room, {}, { publishAt: later.toISOString() });
    await write(token, body);
    await school.call('DELETE', `${OFFICE}/${body.announcementId}`, { token });
    await publishAnnouncements({ ...school.deps, now: () => later });
    expect(await newsOf(room.one.userId, body.announcementId)).toEqual([]);
  });

  it('COHORT-11 OFFICE-06 sent twice are written once, and writing and withdrawing are in the audit log', async () => {
    const room = await mintRoom();
    const { token, userId } = await academics();
    const body = bodyFor(room);
    expect((await write(token, body)).status).toBe(201);
    expect((await write(token, { ...body, title: 'Other' })).body.announcement.title).toBe(body.title);
    await school.call('DELETE', `${OFFICE}/${body.announcementId}`, { token });
    const entries = await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, userId));
    expect(entries.map(({ action }) => action)).toEqual(['announcement.written', 'announcement.withdrawn']);
    expect(entries[0]?.details).toMatchObject({ people: 3 });
  });

  it.each([
    ['an empty title', { title: ' ' }, 400],
    ['a text that is too long', { text: 'a'.repeat(5001) }, 400],
    ['a group without its cohort', { audience: { cohortId: null } }, 400],
    ['nobody chosen', { audience: { states: [], includesMentors: false } }, 400],
    ['an audience of nobody', { audience: { states: ['TRANSFERRED'], includesMentors: false } }, 400],
    ['an unknown cohort', { audience: { cohortId: randomUUID(), groupId: null } }, 404],
    ['a group of another cohort', { audience: { groupId: randomUUID() } }, 404],
  ])('COHORT-11 refuses %s and writes nothing', async (_, change, status) => {
    const room = await mintRoom();
    const { token } = await academics();
    const plain = bodyFor(room, { groupId: room.group.groupId });
    const body = {
      ...plain,
      ...change,
      audience: { ...plain.audience, ...('audience' in change ? change.audience : {}) },
    };
    expect((await write(token, body)).status).toBe(status);
    const { body: listed } = await school.call('GET', `${OFFICE}?cohortId=${room.cohort.cohortId}`, {
      token,
    });
    expect(listed.total).toBe(0);
  });
});
