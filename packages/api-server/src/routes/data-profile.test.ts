import { describe, expect, it } from 'vitest';
import { assignMentor, enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { basic, profileCalls } from '../../test/profile-calls.ts';
import { cohortTimelines } from '../db/schema/cohorts.ts';

const school = openTestSchool();
const { get, put } = profileCalls(school);

describe('the data profile', () => {
  const path = '/v1/client/user/data-profile';

  it('API-015 ENTITY-02 returns profile, account and cohorts by group; the password is only a flag', async () => {
    const person = await mintPerson(school, {
      withPassword: true,
      phone: '+919876543210',
      roles: ['LEARNER'],
    });
    const open = await mintCohort(school, { cohortGroup: 'FREEMIUM' });
    const bim = await mintCohort(school);
    await enrol(school, open.cohortId, person.userId);
    await enrol(school, bim.cohortId, person.userId, 'UPCOMING');
    const { status, body } = await get(path, person.token);
    expect(status).toBe(200);
    expect(body.userData).toEqual({
      userId: person.userId,
      emailId: person.emailId,
      emailVerifiedAt: expect.stringMatching(/Z$/),
      phone: '+919876543210',
      roles: ['LEARNER'],
      isStaff: false,
      hashedPassword: true,
    });
    expect(body.userProfile).toEqual({
      firstName: 'Asha',
      lastName: 'Test',
      bio: null,
      occupation: null,
      currentCompany: null,
      workExperienceInMonths: null,
      userHash: person.userHash,
      profileMedia: [],
      profileStatus: 'NOT_COMPLETED',
      version: expect.any(String),
    });
    expect(body.userCohorts.FREEMIUM[0]).toMatchObject({
      filterId: '1',
      cohort: {
        cohortId: open.cohortId,
        courseTitle: 'BIM for Architects',
        batchNumber: open.batchNumber,
        tags: ['new-lms3'],
        timelines: [{ key: 'START_DATE', meta: { time: expect.stringMatching(/Z$/) } }],
      },
      cohortUserData: { state: 'ONGOING', cohortOnboardingStatus: 'NOT_STARTED' },
    });
    expect(
      body.userCohorts.SPECIALIZATION.map((item: { cohort: { cohortId: string } }) => item.cohort.cohortId),
    ).toEqual([bim.cohortId]);
    expect(body.userCohorts.COHORT).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('SESSION-19 leaves out cohorts that were transferred or cancelled', async () => {
    const person = await mintPerson(school);
    const [left, cancelled, held] = [
      await mintCohort(school),
      await mintCohort(school, { cohortGroup: 'FREEMIUM' }),
      await mintCohort(school),
    ];
    await enrol(school, left.cohortId, person.userId, 'TRANSFERRED');
    await enrol(school, cancelled.cohortId, person.userId, 'CANCELLED');
    await enrol(school, held.cohortId, person.userId, 'BLOCKED');
    const { body } = await get(path, person.token);
    expect(body.userCohorts.FREEMIUM).toEqual([]);
    expect(body.userCohorts.SPECIALIZATION).toHaveLength(1);
  });

  it("ENTITY-05 returns a mentor's assigned cohorts, without learner data", async () => {
    const mentor = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const cohort = await mintCohort(school);
    await assignMentor(school, cohort.cohortId, mentor.userId, 'INDUSTRIAL_GUIDE');
    const { body } = await get(path, mentor.token);
    expect(body.userCohorts.SPECIALIZATION[0]).toMatchObject({ filterId: '2', cohortUserData: null });
  });

  it('API-015 takes the same two queries besides the session for one cohort and for eight', async () => {
    const person = await mintPerson(school);
    const measure = () => school.countQueries(() => get(path, person.token));
    await enrol(school, (await mintCohort(school)).cohortId, person.userId);
    const one = await measure();
    for (let n = 0; n < 7; n += 1) await enrol(school, (await mintCohort(school)).cohortId, person.userId);
    expect(await measure()).toBe(one);
    expect(one).toBeLessThanOrEqual(3);
  });

  it('ENUM-01 leaves out a stored tag that is not known, and reads despite an unknown date key', async () => {
    const person = await mintPerson(school);
    const cohort = await mintCohort(school, { tags: ['new-lms3', 'something-new'] });
    await enrol(school, cohort.cohortId, person.userId);
    await school.deps.db
      .insert(cohortTimelines)
      .values({ cohortId: cohort.cohortId, key: 'SOMETHING_NEW' as never, time: school.now() });
    const { status, body } = await get(path, person.token);
    expect(status).toBe(200);
    expect(body.userCohorts.SPECIALIZATION[0].cohort.tags).toEqual(['new-lms3']);
  });
});

describe('account details', () => {
  it('API-017 ENTITY-33 a phone is stored as E.164', async () => {
    const person = await mintPerson(school);
    const answer = await put('/v1/client/user/data', person.token, { phone: '09876543210' });
    expect(answer.status).toBe(200);
    expect(answer.body.userData.phone).toBe('+919876543210');
  });

  it.each(['+91987654', '12345', 'not a phone', ''])('API-017 the phone %j is 400', async (phone) => {
    const person = await mintPerson(school);
    expect((await put('/v1/client/user/data', person.token, { phone })).status).toBe(400);
  });

  it('API-016 bypassing completes a profile that has its basic details, and is 409 without them', async () => {
    const person = await mintPerson(school);
    const bypass = (value: unknown) => put('/v1/client/user/profile/status', person.token, { bypass: value });
    expect((await bypass(true)).status).toBe(409);
    expect((await bypass('yes')).status).toBe(400);
    await put('/v2/client/user/details?sectionId=basicDetails', person.token, { data: basic });
    expect((await bypass(false)).body).toEqual({ profileStatus: 'FILLED_BASIC_DETAILS' });
    expect((await bypass(true)).body).toEqual({ profileStatus: 'COMPLETED' });
    expect((await bypass(false)).body).toEqual({ profileStatus: 'COMPLETED' });
  });
});
