import { displayDate } from '@plinth/domain/dates/display-date';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileForm, mintPdf } from '../../test/images.ts';
import { assignMentor, enrol, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { DAY, FORM, HIRING, placementCalls } from '../../test/placement-calls.ts';
import { placementInterests, placementMessages, selfPlacements } from '../db/schema/placement.ts';
import { COMMAND } from '../services/audit-entries/record-audit.ts';
import { decidePlacement } from '../services/placement/decide-placement.ts';
import { reviewSelfPlacement } from '../services/placement/review-self-placement.ts';

const school = openTestSchool();
const { mintSeeker, ask, fill, submit, statusOf, interestPath } = placementCalls(school);
const JOB = {
  companyName: 'Demo Practice A',
  designation: 'BIM modeller',
  ctc: 60_000_000,
  currency: 'INR',
  joiningDate: '2027-01-04',
};

const CALLS: [method: 'GET' | 'POST' | 'PUT', name: string, body: object | undefined][] = [
  ['GET', 'banner-type', undefined],
  ['GET', 'placement-details', undefined],
  ['GET', 'nudges', undefined],
  ['GET', 'placement-preferences', undefined],
  ['GET', 'placements/check-eligibility', undefined],
  ['PUT', 'placement-preferences', { noticePeriod: 0 }],
  ['POST', 'submit-self-placed', JOB],
  ['POST', 'contact-us', { message: 'When does it begin?' }],
];

describe('access to placement', () => {
  const send = (
    [method, name, body]: (typeof CALLS)[number],
    { cohortId, token }: { cohortId: string; token?: string },
  ) =>
    method === 'GET'
      ? school.call(method, `${HIRING}/${name}?cohortId=${cohortId}`, token ? { token } : {})
      : school.call(method, `${HIRING}/${name}`, {
          ...(token ? { token } : {}),
          body: { cohortId, ...body },
        });

  it.each(CALLS)(
    'ROLE-34 %s %s returns 401 for a stranger, and 403 for a person who is not in the cohort or left it',
    async (...one) => {
      const seeker = await mintSeeker();
      const { cohortId } = seeker;
      const [other, left] = [await mintPerson(school), await mintPerson(school)];
      await enrol(school, cohortId, left.userId, 'TRANSFERRED');
      expect((await send(one, { cohortId })).status).toBe(401);
      for (const { token } of [other, left]) expect((await send(one, { cohortId, token })).status).toBe(403);
      expect((await send(one, { cohortId: 'no-id', token: seeker.token })).status).toBe(400);
    },
  );

  it.each(['placement-banner', 'placement-interest'])(
    'ROLE-34 API-276 %s with the cohort in the path returns 401, 403 and 400 in the same way',
    async (name) => {
      const { cohortId, token } = await mintSeeker();
      const other = await mintPerson(school);
      const path = `${HIRING}/${name}/${cohortId}`;
      expect((await school.call('GET', path)).status).toBe(401);
      expect((await school.call('GET', path, { token: other.token })).status).toBe(403);
      expect((await school.call('GET', `${HIRING}/${name}/none`, { token })).status).toBe(400);
    },
  );

  it('ROLE-34 API-275 a mentor of the cohort has no placement and cannot submit anything', async () => {
    const { cohortId } = await mintSeeker();
    const guide = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    await assignMentor(school, cohortId, guide.userId, 'INDUSTRIAL_GUIDE');
    const own = { cohortId, token: guide.token };
    expect((await ask('banner-type', own)).body).toEqual({ bannerType: 'PLACEMENT_FORM_NOT_AVAILABLE' });
    expect((await ask('placements/check-eligibility', own)).body).toMatchObject({
      isEligible: false,
      criteria: [],
    });
    expect((await fill(own)).status).toBe(403);
    expect((await submit('POST', 'submit-self-placed', own, JOB)).status).toBe(403);
    expect((await submit('POST', 'contact-us', own, { message: 'Hello' })).status).toBe(403);
    expect(
      await school.deps.db
        .select()
        .from(placementInterests)
        .where(eq(placementInterests.userId, guide.userId)),
    ).toEqual([]);
  });
});

describe('the placement interest record', () => {
  it('API-275 PLACE-02 ENTITY-22 exists once per cohort, and every submission is merged into it', async () => {
    const seeker = await mintSeeker();
    expect((await school.call('GET', interestPath(seeker.cohortId), seeker)).body).toEqual({
      interest: null,
    });
    await Promise.all([
      fill(seeker, { interestedInPlacements: true }),
      fill(seeker, { closeInterestPopup: true }),
      fill(seeker, { languages: ['English'] }),
    ]);
    const { body } = await fill(seeker, { noticePeriod: 0 });
    expect(body).toEqual({
      status: 'ELIGIBLE_FOR_PLACEMENT',
      interest: {
        interestedInPlacements: true,
        countryPreferences: [],
        locationPreferences: [],
        currentCtc: null,
        expectedCtc: null,
        currency: null,
        noticePeriod: 0,
        languages: ['English'],
        internshipExperienceInMonths: null,
        willingToRelocate: null,
        projectSpecialization: null,
        priorRevitExp: null,
        closeInterestPopup: true,
        closeGraduationPopup: false,
        isDisengaged: false,
      },
    });
    expect((await school.call('GET', interestPath(seeker.cohortId), seeker)).body.interest).toEqual(
      body.interest,
    );
    const other = await mintPerson(school);
    await enrol(school, seeker.cohortId, other.userId);
    expect((await school.call('GET', interestPath(seeker.cohortId), other)).body).toEqual({ interest: null });
  });

  it('API-275 D-46 a repeated submission returns the same', async () => {
    const seeker = await mintSeeker();
    const answers = await Promise.all(Array.from({ length: 8 }, () => fill(seeker)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toEqual(answers[0]?.body);
    }
  });

  it('D-100 the server sets isDisengaged: true for a learner with a form who declines, until interested again', async () => {
    const seeker = await mintSeeker();
    const { body } = await fill(seeker, { ...FORM, isDisengaged: true });
    expect(body.interest.isDisengaged).toBe(false);
    expect((await fill(seeker, { interestedInPlacements: false })).body).toMatchObject({
      status: 'NOT_INTERESTED_IN_PLACEMENT',
      interest: { isDisengaged: true, noticePeriod: 30 },
    });
    expect((await fill(seeker, { interestedInPlacements: true })).body).toMatchObject({
      status: 'ELIGIBLE_FOR_PLACEMENT',
      interest: { isDisengaged: false },
    });
  });

  it('API-275 PLACE-07 after the form date only the popup flags are saved', async () => {
    const seeker = await mintSeeker({ formIn: 1 });
    await fill(seeker);
    school.advance(DAY + 1000);
    expect((await fill(seeker, { noticePeriod: 60 })).status).toBe(409);
    expect((await fill(seeker, { noticePeriod: 60, closeInterestPopup: true })).status).toBe(409);
    expect(
      (await fill(seeker, { closeInterestPopup: true, closeGraduationPopup: true })).body.interest,
    ).toMatchObject({
      noticePeriod: 30,
      closeInterestPopup: true,
      closeGraduationPopup: true,
    });
    school.advance(-DAY - 1000);
  });

  it('API-275 is refused in a cohort without a form date', async () => {
    expect((await fill(await mintSeeker({ formIn: null }))).status).toBe(409);
  });

  it.each([
    ['noticePeriod', -1],
    ['noticePeriod', 1.5],
    ['currency', 'EUR'],
    ['languages', ['English', 'English']],
    ['interestedInPlacements', 'yes'],
    ['projectSpecialization', 'x'.repeat(141)],
    ['expectedCtc', 100],
  ])('API-275 VALID-46 %s %j returns 400', async (field, value) => {
    const seeker = await mintSeeker();
    expect((await fill(seeker, { [field]: value })).status).toBe(400);
    expect((await school.call('GET', interestPath(seeker.cohortId), seeker)).body).toEqual({
      interest: null,
    });
  });
});

describe('placement preferences', () => {
  it('API-271 are null before the form, then its values; the choices of the form are included', async () => {
    const seeker = await mintSeeker();
    await fill(seeker, { languages: ['English'] });
    const before = (await ask('placement-preferences', seeker)).body;
    expect(before).toMatchObject({ noticePeriod: null, languages: null, countryPreferences: null });
    expect(before.choices.countryPreferences).toContain('India');
    await fill(seeker);
    const { interestedInPlacements, ...said } = FORM;
    expect((await ask('placement-preferences', seeker)).body).toEqual({ ...said, choices: before.choices });
  });

  it('API-271 can be changed after the form until the placement begins or the form closes', async () => {
    const seeker = await mintSeeker({ formIn: 20, startIn: 1 });
    const change = (body: object) => submit('PUT', 'placement-preferences', seeker, body);
    expect((await change({ noticePeriod: 15 })).status).toBe(409);
    await fill(seeker);
    expect((await change({ noticePeriod: 15 })).body).toMatchObject({
      noticePeriod: 15,
      languages: FORM.languages,
    });
    expect((await change({ noticePeriod: 15 })).body).toMatchObject({ noticePeriod: 15 });
    expect((await change({ noticePeriod: null })).status).toBe(400);
    expect((await change({ currency: null })).status).toBe(400);
    expect((await change({ expectedCtc: 'much' })).status).toBe(400);
    school.advance(DAY + 1000);
    expect((await change({ noticePeriod: 5 })).status).toBe(409);
    school.advance(-DAY - 1000);

    const closing = await mintSeeker({ formIn: 1, startIn: 20 });
    await fill(closing);
    const late = () => submit('PUT', 'placement-preferences', closing, { noticePeriod: 5 });
    expect((await late()).status).toBe(200);
    school.advance(DAY + 1000);
    expect((await late()).status).toBe(409);
    school.advance(-DAY - 1000);
  });
});

describe('the placement banner', () => {
  it("API-266 API-274 D-99 has the status as its type, the form's last day, and the day of the placement in the caller's zone", async () => {
    const seeker = await mintSeeker({ state: 'ONGOING' });
    expect((await ask('banner-type', seeker)).body).toEqual({ bannerType: 'PLACEMENT_FORM_NOT_FILLED' });
    const bannerIn = async (zone: string) =>
      (
        await school.call('GET', `${HIRING}/placement-banner/${seeker.cohortId}`, {
          token: seeker.token,
          headers: { 'x-time-zone': zone },
        })
      ).body;
    const { placementFormDate } = (await ask('placement-details', seeker)).body;
    expect(await bannerIn('Pacific/Auckland')).toEqual({
      bannerType: 'PLACEMENT_FORM_NOT_FILLED',
      title: 'Tell us what you are looking for',
      text: expect.stringContaining(`until ${schoolDay(placementFormDate)}.`),
      buttonText: 'Fill in the form',
      buttonPath: `/placement-hub/interest-form?cohortId=${seeker.cohortId}`,
    });
    await decidePlacement(school.deps, {
      cohort: seeker.batch,
      emailId: seeker.emailId,
      decision: { kind: 'placed' },
    });
    const { placedAt } = (await ask('placement-details', seeker)).body;
    // A day apart at any hour.
    for (const zone of ['Pacific/Auckland', 'Pacific/Pago_Pago'])
      expect((await bannerIn(zone)).text).toContain(`Noted on ${displayDate(placedAt, zone)}.`);
  });

  it('API-273 D-67 eligibility is returned for placement as a whole, criterion by criterion', async () => {
    const seeker = await mintSeeker({ state: 'ONGOING' });
    expect((await ask('placements/check-eligibility', seeker)).body).toEqual({
      isEligible: false,
      status: 'PLACEMENT_FORM_NOT_FILLED',
      criteria: [
        { key: 'COURSE_COMPLETED', isMet: false },
        { key: 'FEES_PAID', isMet: true },
        { key: 'CLEARED_BY_TEAM', isMet: true },
      ],
    });
    expect((await ask('placements/check-eligibility', await mintSeeker())).body).toMatchObject({
      isEligible: true,
      status: 'ELIGIBLE_BUT_FORM_NOT_FILLED',
    });
  });

  it('API-272 ENTITY-06 reminders are shown only where the cohort shows them, and not to a placed learner', async () => {
    const silent = await mintSeeker();
    expect((await ask('nudges', silent)).body).toEqual({ nudges: [] });
    const seeker = await mintSeeker({ cohort: { showPlacementNudges: true } });
    expect((await ask('nudges', seeker)).body.nudges).toMatchObject([
      {
        title: 'Fill in the placement form',
        link: `/placement-hub/interest-form?cohortId=${seeker.cohortId}`,
      },
    ]);
    await decidePlacement(school.deps, {
      cohort: seeker.batch,
      emailId: seeker.emailId,
      decision: { kind: 'placed' },
    });
    expect((await ask('nudges', seeker)).body).toEqual({ nudges: [] });
  });

  it('API-266 API-270 banner and details need at most 2 and 7 statements', async () => {
    const seeker = await mintSeeker();
    await fill(seeker);
    expect(await school.countQueries(() => ask('banner-type', seeker))).toBeLessThanOrEqual(2);
    expect(await school.countQueries(() => ask('placement-details', seeker))).toBeLessThanOrEqual(7);
  });
});

describe('placement details', () => {
  it('API-270 return the dates, the résumé and offer letter slots, and zero counts at first', async () => {
    const seeker = await mintSeeker();
    const { body } = await ask('placement-details', seeker);
    expect(body).toEqual({
      status: 'ELIGIBLE_BUT_FORM_NOT_FILLED',
      placementFormDate: expect.stringMatching(/Z$/),
      placementStartDate: expect.stringMatching(/Z$/),
      documents: [
        expect.objectContaining({ kind: 'RESUME', status: 'PENDING' }),
        expect.objectContaining({ kind: 'OFFER_LETTER', cohortId: seeker.cohortId, isUploadable: true }),
      ],
      counts: { jobs: 0, applied: 0, offers: 0 },
    });
  });
});

describe('a job the learner found', () => {
  const letterOf = async (seeker: Awaited<ReturnType<typeof mintSeeker>>) => {
    const { documents } = (await ask('placement-details', seeker)).body;
    return documents.find(({ kind }: { kind: string }) => kind === 'OFFER_LETTER')?.documentId as string;
  };
  const upload = (token: string, slot: string) =>
    school.call('PUT', `/v2/client/user/profile/document/${slot}`, {
      token,
      form: fileForm('document', mintPdf(), 'letter.pdf'),
    });

  it('API-269 D-69 is stored once per cohort with its offer letter, and can be replaced until it is reviewed', async () => {
    const seeker = await mintSeeker();
    const slot = await letterOf(seeker);
    const send = (change: object = {}) => submit('POST', 'submit-self-placed', seeker, { ...JOB, ...change });
    expect((await send({ offerLetterDocumentId: slot })).status).toBe(404);
    expect((await upload(seeker.token, slot)).status).toBe(200);
    expect((await upload(seeker.token, slot)).status).toBe(200);
    expect((await send({ offerLetterDocumentId: slot, workMode: 'HYBRID' })).body).toEqual({
      selfPlaced: { ...JOB, offerLetterDocumentId: slot, workMode: 'HYBRID', reviewStatus: 'PENDING' },
    });
    await Promise.all(
      Array.from({ length: 6 }, () => send({ designation: 'BIM coordinator', offerLetterDocumentId: slot })),
    );
    const rows = await school.deps.db
      .select()
      .from(selfPlacements)
      .where(eq(selfPlacements.userId, seeker.userId));
    expect(rows).toMatchObject([{ designation: 'BIM coordinator', workMode: null }]);
    expect((await ask('placement-details', seeker)).body.selfPlaced).toMatchObject({
      designation: 'BIM coordinator',
    });

    const named = { cohort: seeker.batch, emailId: seeker.emailId };
    await reviewSelfPlacement(school.deps, COMMAND, { ...named, word: { kind: 'accept' } });
    expect((await send()).status).toBe(409);
    expect((await upload(seeker.token, slot)).status).toBe(404);
    expect((await ask('placement-details', seeker)).body).toMatchObject({
      selfPlaced: { reviewStatus: 'REVIEWED' },
      placedAt: expect.stringMatching(/Z$/),
    });
  });

  it('API-269 an offer letter of someone else, or of another cohort of the learner, returns 404', async () => {
    const [seeker, other] = [await mintSeeker(), await mintSeeker()];
    const foreign = await letterOf(other);
    await upload(other.token, foreign);
    expect((await upload(seeker.token, foreign)).status).toBe(404);
    expect(
      (await submit('POST', 'submit-self-placed', seeker, { ...JOB, offerLetterDocumentId: foreign })).status,
    ).toBe(404);
    const there = { ...seeker, cohortId: other.cohortId };
    await enrol(school, there.cohortId, seeker.userId, 'COMPLETED');
    const own = { ...JOB, offerLetterDocumentId: await letterOf(there) };
    expect((await upload(seeker.token, own.offerLetterDocumentId)).status).toBe(200);
    expect((await submit('POST', 'submit-self-placed', seeker, own)).status).toBe(404);
    expect((await ask('placement-details', seeker)).body.selfPlaced).toBeUndefined();
    expect((await submit('POST', 'submit-self-placed', there, own)).status).toBe(200);
  });

  it.each([
    ['ctc', 0],
    ['currency', 'EUR'],
    ['joiningDate', '2027-02-30'],
    ['companyName', ' '],
    ['workMode', 'OFFICE'],
  ])('API-269 VALID-46 %s %j returns 400', async (field, value) => {
    const seeker = await mintSeeker();
    expect((await submit('POST', 'submit-self-placed', seeker, { ...JOB, [field]: value })).status).toBe(400);
  });
});

describe('writing to the placement team', () => {
  it('API-268 D-46 a message is stored and mailed to the school, and the same text once a day', async () => {
    const seeker = await mintSeeker();
    const send = (message: string) =>
      submit('POST', 'contact-us', seeker, { subject: 'My notice period', message });
    const answers = await Promise.all([1, 2, 3, 4].map(() => send('It is 30 days now.')));
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { sent: true } });
    await send('It is 60 days now.');
    const rows = await school.deps.db
      .select()
      .from(placementMessages)
      .where(eq(placementMessages.userId, seeker.userId));
    expect(rows.map(({ message }) => message).sort()).toEqual(['It is 30 days now.', 'It is 60 days now.']);
    const mails = (await school.mailsTo('school@plinth.test')).filter(({ text }) =>
      /It is [36]0 days now\./.test(text),
    );
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Placement: My notice period',
      'Placement: My notice period',
    ]);
  });

  it.each([[''], ['x'.repeat(2001)]])('API-268 an empty or too long message returns 400', async (message) => {
    expect((await submit('POST', 'contact-us', await mintSeeker(), { message })).status).toBe(400);
  });

  it('API-268 the eleventh message returns 429', async () => {
    const seeker = await mintSeeker();
    const statuses: number[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      statuses.push((await submit('POST', 'contact-us', seeker, { message: `Question ${turn}` })).status);
    expect(statuses.at(9)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the cohort of the placement hub', () => {
  it('PLACE-05 API-032 is null once the learner has declined placement and closed the popup', async () => {
    const seeker = await mintSeeker();
    const hub = async () =>
      (await school.call('GET', '/v2/client/user/user-cohorts-info', seeker)).body.placementCohortId;
    expect(await hub()).toBe(seeker.cohortId);
    await fill(seeker, { interestedInPlacements: false });
    expect(await hub()).toBe(seeker.cohortId);
    await fill(seeker, { closeInterestPopup: true });
    expect(await hub()).toBeNull();
    expect(await statusOf(seeker)).toBe('NOT_INTERESTED_IN_PLACEMENT');
  });
});
