import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applyFor, mintOpening, mintSeeker, sendOf } from '../../test/job-calls.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { waitsForLock } from '../../test/waits-for-lock.ts';
import { auditEntries } from '../db/schema/accounts.ts';
import { userJobs } from '../db/schema/jobs.ts';
import { notifications } from '../db/schema/notifications.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { closeOpening } from '../services/jobs/close-opening.ts';
import { holdApplication } from '../services/jobs/hold-application.ts';

const school = openTestSchool();
const team = () => mintPerson(school, { staffRoles: ['PLACEMENT'] });
const get = async (token: string, path: string) =>
  (await school.call('GET', `/v1/office/${path}`, { token })).body;
const send = (token: string, path: string, seen?: unknown) =>
  school.call('POST', `/v1/office/${path}`, { token, body: { reason: 'It is filled.', seen } });
const countNews = async (userId: string) =>
  (await school.deps.db.select().from(notifications).where(eq(notifications.userId, userId))).length;
const countActs = async (actorId: string) =>
  (await school.deps.db.select().from(auditEntries).where(eq(auditEntries.actorId, actorId))).length;

/** An open opening for which one learner waits, and a colleague of that learner who may still apply. */
async function mintWaiting() {
  const opening = await mintOpening(school);
  const first = await mintSeeker(school);
  const second = await mintSeeker(school, { cohortId: first.cohortId });
  const { userJobId } = (await applyFor(school, first, opening)).body.userJob;
  return { opening, first, second, userJobId: userJobId as string };
}

describe('closing an opening in the office', () => {
  it('JOBS-01 OFFICE-08 notifies nobody who applied after the dialog was read; the refusal says who waits now', async () => {
    const { token, userId } = await team();
    const { opening, first, second } = await mintWaiting();
    const path = `openings/${opening.jobOpeningId}`;
    const { waiting, stamp } = (await get(token, path)).opening;
    expect(waiting).toBe(1);
    await applyFor(school, second, opening);
    expect(await send(token, `${path}/close`, stamp)).toMatchObject({
      status: 409,
      body: {
        message:
          'Meanwhile other applicants are waiting: now 2 applicants are waiting for an answer. Check it again.',
      },
    });
    const now = (await get(token, path)).opening;
    expect(now).toMatchObject({ state: 'OPEN', waiting: 2 });
    expect([await countNews(first.userId), await countNews(second.userId), await countActs(userId)]).toEqual([
      0, 0, 0,
    ]);
    for (const seen of [now.stamp, stamp])
      expect((await send(token, `${path}/close`, seen)).body.opening).toMatchObject({ state: 'CLOSED' });
    expect([await countNews(first.userId), await countNews(second.userId), await countActs(userId)]).toEqual([
      1, 1, 1,
    ]);
  });

  it('JOBS-01 OFFICE-08 notifies nobody who applied for one who withdrew, although as many wait as were shown', async () => {
    const { token } = await team();
    const { opening, first, second, userJobId } = await mintWaiting();
    const path = `openings/${opening.jobOpeningId}`;
    const { stamp } = (await get(token, path)).opening;
    await applyFor(school, second, opening);
    await sendOf(school, first, 'PUT', 'user-job', { userJobId, recordStatus: 'INACTIVE' });
    const now = (await get(token, path)).opening;
    expect(now).toMatchObject({ state: 'OPEN', waiting: 1 });
    expect(await send(token, `${path}/close`, stamp)).toMatchObject({
      status: 409,
      body: {
        message:
          'Meanwhile other applicants are waiting: now 1 applicant is waiting for an answer. Check it again.',
      },
    });
    expect(await countNews(second.userId)).toBe(0);
    expect(await send(token, `${path}/close`, now.stamp)).toMatchObject({ status: 200 });
    expect(await countNews(second.userId)).toBe(1);
  });

  it('JOBS-01 is not possible without naming who was shown; the command line closes what there is', async () => {
    const { token } = await team();
    const { opening } = await mintWaiting();
    const path = `openings/${opening.jobOpeningId}`;
    for (const seen of [undefined, {}, { waiting: 1 }])
      expect(await send(token, `${path}/close`, seen)).toMatchObject({ status: 400 });
    const { reference } = opening;
    expect(await closeOpening(school.deps, COMMAND, { reference, reason: 'It is filled.' })).toEqual({
      told: 1,
    });
  });

  it('JOBS-01 OFFICE-08 waits for a withdrawal that is under way, and does not count that applicant', async () => {
    const { token } = await team();
    const { opening, first, userJobId } = await mintWaiting();
    const { stamp } = (await get(token, `openings/${opening.jobOpeningId}`)).opening;
    let closing: ReturnType<typeof send> | undefined;
    await school.deps.db.transaction(async (tx) => {
      await holdApplication(tx, userJobId);
      let isAnswered = false;
      closing = send(token, `openings/${opening.jobOpeningId}/close`, stamp).finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && !(await waitsForLock(school)));
      await tx.update(userJobs).set({ recordStatus: 'INACTIVE' }).where(eq(userJobs.userJobId, userJobId));
    });
    expect(await closing).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('now 0 applicants are waiting') },
    });
    expect(await countNews(first.userId)).toBe(0);
  });
});

describe('ending the work with an employer', () => {
  it('JOBS-01 OFFICE-08 closes no opening that a colleague has published since, and notifies nobody beyond those shown', async () => {
    const { token, userId } = await team();
    const { opening, first, second, userJobId } = await mintWaiting();
    const path = `employers/${opening.employerId}`;
    const shown = async () => (await get(token, path)).employer;
    const { openOpenings, waiting, stamp } = await shown();
    expect({ openOpenings, waiting }).toEqual({ openOpenings: 1, waiting: 1 });
    const published = await mintOpening(school, { employerId: opening.employerId });
    const refused = await send(token, `${path}/end`, stamp);
    expect(refused).toMatchObject({
      status: 409,
      body: {
        message:
          'Meanwhile other openings are open or other applicants are waiting: now 2 openings are open and 1 applicant is waiting for an answer. Check it again.',
      },
    });
    const before = await shown();
    await applyFor(school, second, published);
    await sendOf(school, first, 'PUT', 'user-job', { userJobId, recordStatus: 'INACTIVE' });
    const now = await shown();
    for (const one of [before, now])
      expect(one).toMatchObject({ openOpenings: 2, waiting: 1, endedAt: null });
    expect(await send(token, `${path}/end`, before.stamp)).toMatchObject({ status: 409 });
    expect([await countNews(second.userId), await countActs(userId)]).toEqual([0, 0]);
    for (const seen of [now.stamp, stamp])
      expect((await send(token, `${path}/end`, seen)).body.employer).toMatchObject({
        openOpenings: 0,
        endedAt: expect.any(String),
      });
    expect(await countNews(second.userId)).toBe(1);
    expect(await send(token, `${path}/end`)).toMatchObject({ status: 400 });
  });
});
