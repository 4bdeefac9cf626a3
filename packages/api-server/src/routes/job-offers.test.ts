import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  applyFor,
  mintOpening,
  mintPlacementCohort,
  mintSeeker,
  readOf,
  sendOf,
  type TestSeeker,
} from '../../test/job-calls.ts';
import { enrol } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { notifications } from '../db/schema/notifications.ts';
import { placementDecisions } from '../db/schema/placement.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { makeOffer } from '../services/jobs/make-offer.ts';

const school = openTestSchool();
const PAY = { ctc: 60_000_000, currency: 'INR' as const, text: 'Start on 1 March.' };

async function mintApplication(of?: TestSeeker) {
  const seeker = of ?? (await mintSeeker(school));
  const applied = await applyFor(school, seeker, await mintOpening(school));
  const userJobId: string = applied.body.userJob.userJobId;
  const read = () => readOf(school, seeker, 'application-updates', { userJobId });
  const put = (body: Record<string, unknown>) =>
    sendOf(school, seeker, 'PUT', 'user-job', { userJobId, ...body });
  const decide = (offerStatus: string, by: Partial<TestSeeker> = {}) =>
    sendOf(school, { ...seeker, ...by }, 'PUT', 'update-offer-status', { userJobId, offerStatus });
  const offer = () => makeOffer(school.deps, COMMAND, { userJobId, ...PAY });
  return { seeker, userJobId, read, put, decide, offer };
}

/** Two applications of one learner, each with an offer. */
async function mintTwoOffers() {
  const first = await mintApplication();
  const second = await mintApplication(first.seeker);
  await first.offer();
  await second.offer();
  return { seeker: first.seeker, first, second };
}

describe('a job offer', () => {
  it('API-263 D-101 is answered once among many concurrent answers, and the school is notified', async () => {
    const { userJobId, seeker, decide, read, put } = await mintApplication();
    expect((await decide('ACCEPTED')).status).toBe(409);
    await makeOffer(school.deps, COMMAND, { userJobId, ...PAY });
    expect((await read()).body.userJob).toMatchObject({
      offerStatus: 'OFFERED',
      offer: { ...PAY, offeredAt: expect.any(String) },
    });
    expect((await school.mailsTo(seeker.emailId))[0]?.text).toContain('₹6,00,000 a year');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => decide(at % 2 === 0 ? 'ACCEPTED' : 'DECLINED')),
    );
    const settled = (await read()).body.userJob.offerStatus;
    for (const [at, { status, body }] of answers.entries()) {
      const isWon = settled === (at % 2 === 0 ? 'ACCEPTED' : 'DECLINED');
      expect(status).toBe(isWon ? 200 : 409);
      if (isWon) expect(body).toEqual({ userJob: { offerStatus: settled } });
    }
    const steps = (await read()).body.updates.map(({ status }: { status: string }) => status);
    expect(steps).toEqual(['APPLIED', 'OFFERED', settled]);
    const toSchool = await school.mailsTo(/<(.+)>/.exec(school.deps.settings.MAIL_FROM)?.[1] ?? '');
    expect(toSchool.filter(({ text }) => text.includes(seeker.emailId))).toHaveLength(1);
    expect((await put({ recordStatus: 'INACTIVE' })).status).toBe(409);
    await expect(makeOffer(school.deps, COMMAND, { userJobId, ...PAY })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
  });

  it("API-263 someone else's returns 404, a withdrawn application's 409, and an answer other than yes or no 400", async () => {
    const { userJobId, seeker, decide, put, read } = await mintApplication();
    await makeOffer(school.deps, COMMAND, { userJobId, ...PAY });
    const other = await mintSeeker(school, { cohortId: seeker.cohortId });
    expect((await decide('ACCEPTED', { token: other.token })).status).toBe(404);
    expect((await read()).body.userJob.offerStatus).toBe('OFFERED');
    expect((await decide('OFFERED')).status).toBe(400);
    await put({ recordStatus: 'INACTIVE' });
    expect((await decide('ACCEPTED')).status).toBe(409);
    await expect(makeOffer(school.deps, COMMAND, { userJobId, ...PAY, ctc: 0 })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });

  it('API-260 API-263 that was withdrawn with its application does not come back when that is renewed, until there is another one', async () => {
    const { userJobId, decide, put, read, offer } = await mintApplication();
    await offer();
    await put({ recordStatus: 'INACTIVE' });
    const renewed = await put({ recordStatus: 'ACTIVE' });
    expect(renewed.body.userJob).toMatchObject({ recordStatus: 'ACTIVE', lastStatus: 'RENEWED' });
    expect(renewed.body.userJob).not.toHaveProperty('offer');
    expect((await decide('ACCEPTED')).status).toBe(409);
    school.advance(1000);
    await makeOffer(school.deps, COMMAND, { userJobId, ...PAY, ctc: 66_000_000 });
    expect((await read()).body.userJob).toMatchObject({ offerStatus: 'OFFERED', offer: { ctc: 66_000_000 } });
    expect((await decide('ACCEPTED')).status).toBe(200);
  });

  it('API-263 may be improved while it waits for an answer', async () => {
    const { userJobId, read, seeker } = await mintApplication();
    await makeOffer(school.deps, COMMAND, { userJobId, ...PAY });
    school.advance(1000);
    await makeOffer(school.deps, COMMAND, { userJobId, ...PAY, ctc: 66_000_000 });
    expect((await read()).body.userJob.offer.ctc).toBe(66_000_000);
    const told = await school.deps.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, seeker.userId));
    expect(told).toHaveLength(2);
  });

  it('API-263 that was improved is not answered with the terms before it, and a repeated answer stays the same', async () => {
    const { seeker, userJobId, read, offer } = await mintApplication();
    const shownAt = async (): Promise<string> => (await read()).body.userJob.offer.offeredAt;
    const decide = (offerStatus: string, seen: string) =>
      sendOf(school, seeker, 'PUT', 'update-offer-status', { userJobId, offerStatus, seen });
    await offer();
    const before = await shownAt();
    school.advance(1000);
    await makeOffer(school.deps, COMMAND, { userJobId, ...PAY, ctc: 50_000_000 });
    for (const answer of ['ACCEPTED', 'DECLINED'])
      expect(await decide(answer, before)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('changed in the meantime') },
      });
    expect((await read()).body.userJob).toMatchObject({ offerStatus: 'OFFERED' });
    expect((await decide('ACCEPTED', 'yesterday')).status).toBe(400);
    expect((await decide('ACCEPTED', await shownAt())).status).toBe(200);
    expect((await decide('ACCEPTED', before)).status).toBe(200);
  });

  it('API-263 that is accepted places the learner: no further application, and no second offer accepted', async () => {
    const { seeker, first, second } = await mintTwoOffers();
    expect((await first.decide('ACCEPTED')).status).toBe(200);
    expect((await readOf(school, seeker, 'placement-details')).body).toMatchObject({
      placedAt: expect.any(String),
    });
    expect((await applyFor(school, seeker, await mintOpening(school))).status).toBe(403);
    expect(await second.decide('ACCEPTED')).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('placed already') },
    });
    expect((await second.read()).body.userJob.offerStatus).toBe('OFFERED');
    expect((await second.decide('DECLINED')).status).toBe(200);
    expect((await first.decide('ACCEPTED')).status).toBe(200);
  });

  it('API-263 API-274 is what the placement banner speaks of while it waits for an answer', async () => {
    const { seeker, first, second } = await mintTwoOffers();
    const banner = async () =>
      (await readOf(school, seeker, `placement-banner/${seeker.cohortId}`)).body.title as string;
    expect(await banner()).toBe('2 offers wait for your answer');
    await first.decide('DECLINED');
    expect(await banner()).toBe('An offer waits for your answer');
    await second.put({ recordStatus: 'INACTIVE' });
    expect(await banner()).toBe('Your applications are under way');
  });

  it('API-263 that is declined leaves the openings open', async () => {
    const { seeker, decide, offer } = await mintApplication();
    await offer();
    await decide('DECLINED');
    expect((await applyFor(school, seeker, await mintOpening(school))).status).toBe(201);
  });

  it('API-263 can be accepted after the team has revoked the placement of an earlier one', async () => {
    const { seeker, first, second } = await mintTwoOffers();
    await first.decide('ACCEPTED');
    await school.deps.db
      .update(placementDecisions)
      .set({ placedAt: null })
      .where(eq(placementDecisions.userId, seeker.userId));
    expect((await second.decide('ACCEPTED')).status).toBe(200);
    expect((await readOf(school, seeker, 'user-jobs-data')).body.data.isPlaced).toBe(true);
  });

  it('API-263 of two offers accepted at once one is, however often they are', async () => {
    const { first, second } = await mintTwoOffers();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? first : second).decide('ACCEPTED')),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
    const stands = await Promise.all(
      [first, second].map(async ({ read }) => (await read()).body.userJob.offerStatus),
    );
    expect(stands.toSorted()).toEqual(['ACCEPTED', 'OFFERED']);
  });

  it('API-263 that is accepted in another cohort than it was applied from closes the openings of both', async () => {
    const { seeker, decide, offer } = await mintApplication();
    await offer();
    const cohortId = await mintPlacementCohort(school);
    await enrol(school, cohortId, seeker.userId, 'COMPLETED');
    expect((await decide('ACCEPTED', { cohortId })).status).toBe(200);
    for (const place of [seeker, { ...seeker, cohortId }])
      expect((await readOf(school, place, 'user-jobs-data')).body.data.isPlaced).toBe(true);
  });
});
