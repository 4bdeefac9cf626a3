import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileForm, mintJpeg, mintPng } from '../../test/images.ts';
import { assignMentor, enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { profileMedia, userProfiles } from '../db/schema/accounts.ts';
import { cohortTimelines, enrolments } from '../db/schema/cohorts.ts';
import { creditEntries } from '../db/schema/curriculum.ts';
import { applauds } from '../db/schema/profiles.ts';

const school = openTestSchool();
const UNKNOWN = 'nobody-here';

const get = (path: string, token?: string) => school.call('GET', path, token ? { token } : {});
const put = (path: string, token: string, body: unknown) => school.call('PUT', path, { token, body });
const post = (path: string, token: string, body: unknown) => school.call('POST', path, { token, body });

const basic = { firstName: 'Asha', lastName: 'Test', occupation: 'Architect' };
const education = { institution: 'School of Planning', degree: 'B.Arch', startYear: 2012, endYear: 2017 };
const profession = { company: 'Studio Nine', designation: 'Associate', startMonth: '2018-06' };
const placement = {
  preferredRole: 'BIM modeller',
  expectedCtc: 123456789,
  currency: 'INR',
  noticePeriod: 30,
};
const skill = { name: 'Revit', level: 'ADVANCED' };
const link = { key: 'PORTFOLIO', label: 'Portfolio', url: 'https://portfolio.example/asha' };
const guide = {
  ...basic,
  bio: 'Twelve years on site.',
  workExperienceInMonths: 144,
  currentCompany: 'Studio Nine',
  profileMedia: [] as unknown[],
};

describe('access', () => {
  it.each([
    ['API-015', 'GET', '/v1/client/user/data-profile'],
    ['API-017', 'PUT', '/v1/client/user/data'],
    ['API-016', 'PUT', '/v1/client/user/profile/status'],
    ['API-018', 'PUT', '/v1/client/user/profile/photo'],
    ['API-026', 'GET', '/v1/client/user/profile'],
    ['API-027', 'PUT', '/v1/client/user/profile'],
    ['API-029', 'GET', '/v2/client/user/profile'],
    ['API-028', 'PUT', '/v3/client/user/profile'],
    ['API-030', 'GET', '/v2/client/user/project'],
    ['API-030', 'POST', '/v2/client/user/project'],
    ['API-053', 'GET', '/v2/client/user/details'],
    ['API-052', 'POST', '/v2/client/user/details'],
    ['API-054', 'PUT', '/v2/client/user/details'],
    ['API-055', 'DELETE', '/v2/client/user/details'],
    ['API-056', 'GET', '/v2/client/user/important-links'],
    ['API-057', 'GET', '/v2/client/user/profile-completion'],
    ['API-054', 'PUT', '/v2/client/user/details/order?sectionId=skills'],
    ['API-048', 'POST', '/v2/client/public/user/applaud'],
    ['API-049', 'DELETE', '/v2/client/public/user/applaud'],
  ])('%s %s %s is 401 for a stranger', async (_id, method, path) => {
    expect((await school.call(method, path)).status).toBe(401);
  });
});

describe('data-profile', () => {
  const path = '/v1/client/user/data-profile';

  it('API-015 ENTITY-02 answers profile, account and cohorts by group; the password is only a flag', async () => {
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

  it('SESSION-19 cohorts left by transfer or cancellation are not in state', async () => {
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

  it('ENTITY-05 a mentor has the assigned cohorts without a state of their own', async () => {
    const mentor = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const cohort = await mintCohort(school);
    await assignMentor(school, cohort.cohortId, mentor.userId, 'INDUSTRIAL_GUIDE');
    const { body } = await get(path, mentor.token);
    expect(body.userCohorts.SPECIALIZATION[0]).toMatchObject({ filterId: '2', cohortUserData: null });
  });

  it('API-015 takes the same two queries beyond the session for one cohort and for eight', async () => {
    const person = await mintPerson(school);
    const measure = () => school.countQueries(() => get(path, person.token));
    await enrol(school, (await mintCohort(school)).cohortId, person.userId);
    const one = await measure();
    for (let n = 0; n < 7; n += 1) await enrol(school, (await mintCohort(school)).cohortId, person.userId);
    expect(await measure()).toBe(one);
    expect(one).toBeLessThanOrEqual(3);
  });

  it('ENUM-01 a stored tag or date key that is not known is left out and breaks nothing', async () => {
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

describe('account', () => {
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

  it('API-016 bypass completes a profile that has its basic details; without them it is 409', async () => {
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

describe('guide profile', () => {
  const path = '/v1/client/user/profile';
  const upload = (token: string, content: Buffer, name = 'me.png') =>
    school.call('PUT', '/v1/client/user/profile/photo', {
      token,
      form: fileForm('profilePhoto', content, name),
    });

  it('API-026 API-027 API-034 API-037 PROFILE-02 the popup saves what it asks and the profile reads it back', async () => {
    const person = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const saved = await put(path, person.token, guide);
    expect(saved.status).toBe(200);
    expect(saved.body.userProfile).toMatchObject({ ...guide, profileMedia: [], userHash: person.userHash });
    expect((await get(path, person.token)).body).toEqual(saved.body);
  });

  it.each([
    ['a bio of 501 characters', 'bio', 'x'.repeat(501)],
    ['an empty bio', 'bio', ''],
    ['a blank company', 'currentCompany', '   '],
    ['no experience', 'workExperienceInMonths', null],
    ['negative experience', 'workExperienceInMonths', -1],
    ['no occupation', 'occupation', undefined],
  ])('API-027 VALID-07 a popup with %s is 400', async (_what, field, value) => {
    const person = await mintPerson(school);
    const answer = await put(path, person.token, { ...guide, [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.data.fields[0].path).toBe(field);
  });

  it('VALID-07 a bio of 500 characters with emoji and right-to-left text comes back as sent', async () => {
    const person = await mintPerson(school);
    const bio = '🏗'.repeat(490) + 'ابجد‮xyzabc'.slice(0, 10);
    const answer = await put(path, person.token, { ...guide, bio });
    expect(answer.body.userProfile.bio).toBe(bio);
  });

  it('API-018 API-021 API-036 VALID-43 a photo is published under a generated name and stays when the popup names it', async () => {
    const person = await mintPerson(school);
    const answer = await upload(person.token, mintPng(40, 30), '../../evil\r\nname.png');
    expect(answer.status).toBe(200);
    const [media] = answer.body.profileMedia;
    expect(media).toMatchObject({ key: 'WEBSITE_PROFILE', s3Location: { bucket: 'public' } });
    expect(media.s3Location.path).toMatch(new RegExp(`^profiles/${person.userHash}/[0-9a-f-]{36}\\.png$`));
    const photo = await school.raw(`/media/public/${media.s3Location.path}`);
    expect(photo.status).toBe(200);
    const bytes = Buffer.from(await photo.arrayBuffer());
    expect(bytes.includes('taken at home')).toBe(false);
    expect(bytes.includes('<script>')).toBe(false);
    const saved = await put(path, person.token, { ...guide, profileMedia: answer.body.profileMedia });
    expect(saved.body.userProfile.profileMedia).toEqual(answer.body.profileMedia);
  });

  it('API-035 an empty profileMedia removes the photo and its file', async () => {
    const person = await mintPerson(school);
    const { body } = await upload(person.token, mintJpeg(40, 30), 'me.jpg');
    const saved = await put(path, person.token, { ...guide, profileMedia: [] });
    expect(saved.body.userProfile.profileMedia).toEqual([]);
    await school.settled();
    expect((await school.raw(`/media/public/${body.profileMedia[0].s3Location.path}`)).status).toBe(404);
  });

  it('API-018 a new photo takes the place of the one before', async () => {
    const person = await mintPerson(school);
    const first = await upload(person.token, mintPng(10, 10));
    const second = await upload(person.token, mintPng(20, 20));
    await school.settled();
    expect((await school.raw(`/media/public/${first.body.profileMedia[0].s3Location.path}`)).status).toBe(
      404,
    );
    expect((await school.raw(`/media/public/${second.body.profileMedia[0].s3Location.path}`)).status).toBe(
      200,
    );
    const stale = await put(path, person.token, { ...guide, profileMedia: first.body.profileMedia });
    expect(stale.body.userProfile.profileMedia).toEqual(second.body.profileMedia);
  });

  it("API-027 profileMedia that names another person's photo is 400 and changes nothing", async () => {
    const [owner, thief] = [await mintPerson(school), await mintPerson(school)];
    const { body } = await upload(owner.token, mintPng(10, 10));
    const answer = await put(path, thief.token, { ...guide, profileMedia: body.profileMedia });
    expect(answer.status).toBe(400);
    expect((await get(path, thief.token)).body.userProfile.bio).toBeNull();
    const rows = await school.deps.db
      .select()
      .from(profileMedia)
      .where(eq(profileMedia.userId, thief.userId));
    expect(rows).toEqual([]);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'a.svg', 415],
    ['HTML named .jpg', Buffer.from('<!doctype html><script>1</script>'), 'a.jpg.html', 415],
    ['a PNG that ends in the middle', mintPng(40, 30).subarray(0, 60), 'a.png', 415],
    ['a PNG of 30,000 x 30,000', mintPng(30_000, 30_000), 'a.png', 413],
    ['an empty file', Buffer.alloc(0), 'a.png', 400],
    ['6 MB', Buffer.concat([mintPng(10, 10), Buffer.alloc(6 * 1024 * 1024)]), 'a.png', 413],
  ])('API-018 %s is refused', async (_what, content, name, status) => {
    const person = await mintPerson(school);
    expect((await upload(person.token, content, name)).status).toBe(status);
    const rows = await school.deps.db
      .select()
      .from(profileMedia)
      .where(eq(profileMedia.userId, person.userId));
    expect(rows).toEqual([]);
  });

  it('API-018 without a file it is 400', async () => {
    const person = await mintPerson(school);
    expect(
      (await put('/v1/client/user/profile/photo', person.token, { profilePhoto: 'me.png' })).status,
    ).toBe(400);
  });
});

describe('details', () => {
  const path = (query: string) => `/v2/client/user/details?${query}`;

  it('API-052 API-053 API-054 API-055 an entry is added, read, changed and removed; a repeated removal answers the same', async () => {
    const person = await mintPerson(school);
    const added = await post(path('sectionId=educationDetails'), person.token, { data: education });
    expect(added.status).toBe(201);
    const { detailId } = added.body;
    expect(added.body).toEqual({
      sectionId: 'educationDetails',
      detailId,
      entries: [{ detailId, version: expect.any(String), ...education }],
      profileStatus: 'FILLED_EDUCATION_FORM',
    });
    const changed = await put(path(`sectionId=educationDetails&detailId=${detailId}`), person.token, {
      data: { ...education, degree: 'M.Arch' },
    });
    expect(changed.body.entries[0].degree).toBe('M.Arch');
    expect((await get(path('sectionId=educationDetails'), person.token)).body.details).toEqual({
      educationDetails: changed.body.entries,
    });
    const remove = () =>
      school.call('DELETE', path(`sectionId=educationDetails&detailId=${detailId}`), { token: person.token });
    expect((await remove()).body).toEqual({ sectionId: 'educationDetails', entries: [] });
    expect(await remove()).toMatchObject({ status: 200, body: { entries: [] } });
    expect(Object.keys((await get('/v2/client/user/details', person.token)).body.details)).toHaveLength(6);
  });

  it('API-054 an entry saved on a version that another window has replaced is 409 with what is there; a repeat answers the same', async () => {
    const person = await mintPerson(school);
    const { body } = await post(path('sectionId=skills'), person.token, { data: skill });
    const { detailId, version } = body.entries[0];
    const save = (level: string, on?: string) =>
      put(path(`sectionId=skills&detailId=${detailId}`), person.token, {
        data: { ...skill, level },
        version: on,
      });
    const first = await save('BEGINNER', version);
    expect(first.status).toBe(200);
    expect(await save('BEGINNER', version)).toMatchObject({ status: 200, body: first.body });
    const second = await save('INTERMEDIATE', version);
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', data: { present: first.body.entries[0] } },
    });
    expect((await get(path('sectionId=skills'), person.token)).body.details.skills).toEqual(
      first.body.entries,
    );
    const { present } = second.body.data;
    expect((await save('INTERMEDIATE', present.version)).body.entries[0].level).toBe('INTERMEDIATE');
    expect((await save('ADVANCED')).status).toBe(200);
    expect((await save('ADVANCED', 'old')).status).toBe(400);
  });

  it('API-054 of five different saves on one version at once one is done', async () => {
    const person = await mintPerson(school);
    const { body } = await post(path('sectionId=skills'), person.token, { data: skill });
    const { detailId, version } = body.entries[0];
    const answers = await Promise.all(
      ['Rhino', 'Dynamo', 'Solibri', 'Navisworks', 'Tekla'].map((name) =>
        put(path(`sectionId=skills&detailId=${detailId}`), person.token, {
          data: { ...skill, name },
          version,
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it("API-054 the version of another person's entry saves nothing: 404", async () => {
    const [owner, thief] = [await mintPerson(school), await mintPerson(school)];
    const { body } = await post(path('sectionId=skills'), owner.token, { data: skill });
    const { detailId, version } = body.entries[0];
    const answer = await put(path(`sectionId=skills&detailId=${detailId}`), thief.token, {
      data: { ...skill, name: 'Taken' },
      version,
    });
    expect(answer.status).toBe(404);
    expect(answer.body.data?.present).toBeUndefined();
  });

  it('API-038 API-052 basic details are one record: saved by PUT, made by POST only once', async () => {
    const person = await mintPerson(school);
    const made = await post(path('sectionId=basicDetails'), person.token, { data: basic });
    expect(made.status).toBe(201);
    expect((await post(path('sectionId=basicDetails'), person.token, { data: basic })).status).toBe(409);
    const saved = await put(path('sectionId=basicDetails'), person.token, {
      data: { ...basic, firstName: 'Nila' },
    });
    expect(saved.body).toMatchObject({
      entries: [{ firstName: 'Nila' }],
      profileStatus: 'FILLED_BASIC_DETAILS',
    });
  });

  it.each([
    ['POST', 'sectionId=nothing', education],
    ['POST', 'sectionId=educationDetails', { ...education, isAdmin: true }],
    ['POST', 'sectionId=educationDetails', { ...education, endYear: 2001 }],
    ['POST', 'sectionId=importantLinks', { ...link, url: 'javascript:alert(1)' }],
    ['POST', 'sectionId=skills', { name: 'Revit', level: 'GOD' }],
    ['PUT', 'sectionId=skills', skill],
    ['PUT', 'sectionId=basicDetails', { firstName: '' }],
  ])('API-052 API-054 %s %s with %j is 400', async (method, query, data) => {
    const person = await mintPerson(school);
    const answer = await school.call(method, path(query), { token: person.token, body: { data } });
    expect(answer.status).toBe(400);
  });

  it("API-054 API-055 another person's entry is 404 to change and to remove, and stays", async () => {
    const [owner, other] = [await mintPerson(school), await mintPerson(school)];
    const { body } = await post(path('sectionId=skills'), owner.token, { data: skill });
    const query = `sectionId=skills&detailId=${body.detailId}`;
    expect((await put(path(query), other.token, { data: { ...skill, level: 'BEGINNER' } })).status).toBe(404);
    expect((await school.call('DELETE', path(query), { token: other.token })).status).toBe(404);
    expect((await get(path('sectionId=skills'), owner.token)).body.details.skills).toEqual(body.entries);
    const basicQuery = `sectionId=basicDetails&detailId=${owner.userId}`;
    expect((await school.call('DELETE', path(basicQuery), { token: owner.token })).status).toBe(400);
  });

  it('API-052 a section takes fifty entries, also when they come at once', async () => {
    const person = await mintPerson(school);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        post(path('sectionId=skills'), person.token, { data: { ...skill, name: `Skill ${n}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  });

  describe('order', () => {
    const order = (token: string, body: unknown, sectionId = 'skills') =>
      put(`/v2/client/user/details/order?sectionId=${sectionId}`, token, body);
    const namesOf = async (token: string) =>
      (await get(path('sectionId=skills'), token)).body.details.skills.map(
        ({ name }: { name: string }) => name,
      );
    const mintSkills = async () => {
      const person = await mintPerson(school);
      const ids: string[] = [];
      for (const name of ['Revit', 'Rhino', 'Dynamo'])
        ids.push(
          (await post(path('sectionId=skills'), person.token, { data: { ...skill, name } })).body.detailId,
        );
      const [revit = '', rhino = '', dynamo = ''] = ids;
      return { person, ids, revit, rhino, dynamo };
    };

    it('API-054 entries are moved with their ids; a repeat answers the same, and a new one comes last', async () => {
      const { person, ids, revit, rhino, dynamo } = await mintSkills();
      const body = { from: ids, to: [dynamo, revit, rhino] };
      const moved = await order(person.token, body);
      expect(moved.body.entries.map(({ detailId }: { detailId: string }) => detailId)).toEqual(body.to);
      expect((await order(person.token, body)).body).toEqual(moved.body);
      await post(path('sectionId=skills'), person.token, { data: { ...skill, name: 'Solibri' } });
      expect(await namesOf(person.token)).toEqual(['Dynamo', 'Revit', 'Rhino', 'Solibri']);
    });

    it('API-054 a move of a list that changed elsewhere is 409 and moves nothing; what was typed there stays', async () => {
      const { person, ids, revit, rhino, dynamo } = await mintSkills();
      await put(path(`sectionId=skills&detailId=${revit}`), person.token, {
        data: { ...skill, name: 'Revit families' },
      });
      await order(person.token, { from: ids, to: [rhino, revit, dynamo] });
      expect(await namesOf(person.token)).toEqual(['Rhino', 'Revit families', 'Dynamo']);
      expect((await order(person.token, { from: ids, to: [dynamo, rhino, revit] })).status).toBe(409);
      await school.call('DELETE', path(`sectionId=skills&detailId=${dynamo}`), { token: person.token });
      expect(
        (await order(person.token, { from: [rhino, revit, dynamo], to: [dynamo, revit, rhino] })).status,
      ).toBe(409);
      expect(await namesOf(person.token)).toEqual(['Rhino', 'Revit families']);
    });

    it('API-054 of ten different moves at once one is done, and the others are told', async () => {
      const { person, ids, revit, rhino, dynamo } = await mintSkills();
      const orders = [
        [rhino, revit, dynamo],
        [dynamo, revit, rhino],
        [revit, dynamo, rhino],
        [rhino, dynamo, revit],
        [dynamo, rhino, revit],
      ];
      const answers = await Promise.all(orders.map((to) => order(person.token, { from: ids, to })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    });

    it("API-054 another person's entries are 409 and stay; a list that is none, or basicDetails, is 400", async () => {
      const { person, ids, revit, rhino, dynamo } = await mintSkills();
      const thief = await mintPerson(school);
      expect((await order(thief.token, { from: ids, to: [dynamo, rhino, revit] })).status).toBe(409);
      expect(await namesOf(person.token)).toEqual(['Revit', 'Rhino', 'Dynamo']);
      for (const body of [
        { from: ids, to: [revit, rhino] },
        { from: ids, to: [revit, rhino, rhino] },
        { from: [], to: [] },
        { from: ids },
        { from: ['x'], to: ['x'] },
      ])
        expect((await order(person.token, body)).status).toBe(400);
      expect((await order(person.token, { from: ids, to: ids }, 'basicDetails')).status).toBe(400);
    });
  });
});

describe('profile', () => {
  const whole = {
    basicDetails: basic,
    educationDetails: [education],
    professionDetails: [profession],
    placementDetails: [placement],
    skills: [skill],
    importantLinks: [link],
  };
  const mintWhole = async () => {
    const person = await mintPerson(school, { phone: '+919876543210' });
    const answer = await put('/v3/client/user/profile', person.token, { profileData: whole });
    expect(answer.status).toBe(200);
    return { person, answer };
  };

  it('API-028 ENUM-09 the given sections are saved together and complete the profile; it never falls back', async () => {
    const { person, answer } = await mintWhole();
    expect(answer.body.userProfile.profileStatus).toBe('COMPLETED');
    const again = await put('/v3/client/user/profile', person.token, {
      profileData: { educationDetails: [], professionDetails: [] },
    });
    expect(again.body.userProfile.profileStatus).toBe('COMPLETED');
    const { body } = await get('/v2/client/user/profile', person.token);
    expect(body.sections).toMatchObject({
      educationDetails: [],
      skills: [skill],
      placementDetails: [placement],
    });
  });

  it('API-028 a list saved in another order is read in that order', async () => {
    const { person } = await mintWhole();
    const skills = ['Revit', 'Rhino', 'Navisworks', 'Dynamo'].map((name) => ({ ...skill, name }));
    for (const order of [skills, [...skills].reverse()]) {
      await put('/v3/client/user/profile', person.token, { profileData: { skills: order } });
      const { body } = await get('/v2/client/user/details?sectionId=skills', person.token);
      expect(body.details.skills.map(({ name }: { name: string }) => name)).toEqual(
        order.map(({ name }) => name),
      );
    }
  });

  it('API-029 API-048 tells the applause of a profile and whether it is the own', async () => {
    const [person, fan] = [await mintPerson(school), await mintPerson(school)];
    const seen = async (token: string) =>
      (await get(`/v2/client/user/profile?userHash=${person.userHash}`, token)).body;
    expect(await seen(fan.token)).toMatchObject({ applauds: 0, hasApplauded: false });
    await post('/v2/client/public/user/applaud', fan.token, { userHash: person.userHash });
    expect(await seen(fan.token)).toMatchObject({ applauds: 1, hasApplauded: true });
    expect(await seen(person.token)).toMatchObject({ applauds: 1, hasApplauded: false });
  });

  it('API-051 ROLE-23 nothing that is public names a way to reach anyone or what they earn, at any depth', async () => {
    const { person } = await mintWhole();
    const author = await mintPerson(school, { phone: '+919812345678' });
    const made = await post('/v2/client/user/profile-recommendation/create', author.token, {
      userHash: person.userHash,
      text: 'Careful.',
    });
    const { recommendationId } = made.body.recommendation;
    await put('/v2/client/user/profile-recommendation/action', person.token, {
      recommendationId,
      action: 'ACCEPT',
    });
    await put('/v2/client/user/profile-recommendation/toggle-visibility', person.token, {
      recommendationId,
      isVisible: true,
    });
    const SECRET = /mail|phone|mobile|ctc|salary|pay|password|token|userId|user_id|notice|currency|sha256/i;
    const keysOf = (value: unknown): string[] =>
      Array.isArray(value)
        ? value.flatMap(keysOf)
        : typeof value === 'object' && value !== null
          ? Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)])
          : [];
    for (const path of ['details', 'badges', 'skills', 'completion-score']) {
      const { status, body } = await get(`/v2/client/public/user/${path}?userHash=${person.userHash}`);
      expect(status).toBe(200);
      expect(keysOf(body).filter((key) => SECRET.test(key))).toEqual([]);
      const text = JSON.stringify(body);
      for (const secret of [person.emailId, author.emailId, '9876543210', '9812345678', person.userId])
        expect(text).not.toContain(secret);
    }
    const shown = await get(`/v2/client/public/user/details?userHash=${person.userHash}`);
    expect(shown.body.recommendations).toHaveLength(1);
  });

  it('API-028 VALID-46 what the server decides is never taken from a body', async () => {
    const person = await mintPerson(school);
    const answer = await put('/v3/client/user/profile', person.token, {
      profileData: { basicDetails: basic, roles: ['LEAD_MENTOR'], profileStatus: 'COMPLETED' },
      roles: ['LEAD_MENTOR'],
      profileStatus: 'COMPLETED',
    });
    expect(answer.body.userProfile.profileStatus).toBe('FILLED_BASIC_DETAILS');
    expect((await get('/v1/client/user/data-profile', person.token)).body.userData.roles).toEqual([]);
    const smuggled = await put('/v2/client/user/details?sectionId=basicDetails', person.token, {
      data: { ...basic, profileStatus: 'COMPLETED' },
    });
    expect(smuggled.status).toBe(400);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'http://user:secret@host.test',
    'ftp://a.test',
    '//a.test',
  ])('API-052 API-030 the link %s is 400 in a section and in a project', async (url) => {
    const person = await mintPerson(school);
    const section = await post('/v2/client/user/details?sectionId=importantLinks', person.token, {
      data: { ...link, url },
    });
    const project = await post('/v2/client/user/project', person.token, {
      title: 'Library',
      description: '',
      link: url,
    });
    expect([section.status, project.status]).toEqual([400, 400]);
  });

  it('API-028 API-054 the details saved on a version that another window has replaced are 409, by either call', async () => {
    const { person, answer } = await mintWhole();
    const { version } = answer.body.userProfile;
    const other = await put('/v2/client/user/details?sectionId=basicDetails', person.token, {
      data: { ...basic, occupation: 'Engineer' },
      version,
    });
    expect(other.status).toBe(200);
    const save = (basicDetails: object, on: string) =>
      put('/v3/client/user/profile', person.token, {
        profileData: { basicDetails, skills: [] },
        version: on,
      });
    const late = await save({ ...basic, occupation: 'Draughtsman' }, version);
    expect(late).toMatchObject({
      status: 409,
      body: { data: { present: { occupation: 'Engineer', detailId: person.userId } } },
    });
    const { sections } = (await get('/v2/client/user/profile', person.token)).body;
    expect(sections.basicDetails[0].occupation).toBe('Engineer');
    expect(sections.skills).toHaveLength(1);
    const renewed = await save({ ...basic, occupation: 'Draughtsman' }, late.body.data.present.version);
    expect(renewed.body.userProfile.occupation).toBe('Draughtsman');
  });

  it('API-027 a guide profile saved on a version that another window has replaced is 409; a repeat answers the same', async () => {
    const person = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const { version } = (await get('/v1/client/user/profile', person.token)).body.userProfile;
    const save = (bio: string) => put('/v1/client/user/profile', person.token, { ...guide, bio, version });
    expect((await save('Twelve years.')).status).toBe(200);
    expect((await save('Twelve years.')).status).toBe(200);
    expect((await save('Thirteen years.')).status).toBe(409);
    expect((await get('/v1/client/user/profile', person.token)).body.userProfile.bio).toBe('Twelve years.');
  });

  it('API-029 API-051 nobody but the owner is told a version', async () => {
    const { person } = await mintWhole();
    await post('/v2/client/user/project', person.token, { title: 'Library', description: '' });
    const reader = await mintPerson(school);
    const own = await get('/v2/client/user/profile', person.token);
    expect(JSON.stringify(own.body)).toContain('"version"');
    for (const shown of [
      await get(`/v2/client/user/profile?userHash=${person.userHash}`, reader.token),
      await get(`/v2/client/public/user/details?userHash=${person.userHash}`),
    ]) {
      expect(shown.body.projects).toHaveLength(1);
      expect(JSON.stringify(shown.body)).not.toContain('"version"');
    }
  });

  it('API-028 one wrong section saves none', async () => {
    const person = await mintPerson(school);
    const answer = await put('/v3/client/user/profile', person.token, {
      profileData: { ...whole, importantLinks: [{ ...link, url: 'data:text/html,x' }] },
    });
    expect(answer.status).toBe(400);
    expect((await get('/v2/client/user/profile', person.token)).body.sections.skills).toEqual([]);
  });

  it('API-029 PROFILE-01 the owner reads everything, by default and by the own handle', async () => {
    const { person } = await mintWhole();
    const { body } = await get('/v2/client/user/profile', person.token);
    expect(body).toMatchObject({
      isOwner: true,
      importantLinks: [link],
      sections: { placementDetails: [placement] },
    });
    expect((await get(`/v2/client/user/profile?userHash=${person.userHash}`, person.token)).body).toEqual(
      body,
    );
  });

  it('API-029 API-051 another person and a visitor never get e-mail, phone, pay, documents or hidden projects', async () => {
    const { person } = await mintWhole();
    const viewer = await mintPerson(school);
    await post('/v2/client/user/project', person.token, {
      title: 'Draft tower',
      description: '',
      recordStatus: 'INACTIVE',
    });
    await post('/v2/client/user/project', person.token, {
      title: 'Library',
      description: 'Brick',
      softwares: ['Revit'],
    });
    const answers = [
      await get(`/v2/client/user/profile?userHash=${person.userHash}`, viewer.token),
      await get(`/v2/client/public/user/details?userHash=${person.userHash}`),
      await get(`/v2/client/user/project?userHash=${person.userHash}`, viewer.token),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      const text = JSON.stringify(answer.body);
      for (const secret of [
        person.emailId,
        '9876543210',
        '123456789',
        'placementDetails',
        'expectedCtc',
        'Draft tower',
      ])
        expect(text).not.toContain(secret);
      expect(text).toContain('Library');
    }
    expect(answers[0]?.body.isOwner).toBe(false);
    expect(answers[1]?.body).toMatchObject({
      firstName: 'Asha',
      occupation: 'Architect',
      sections: { educationDetails: [education], skills: [skill], importantLinks: [link] },
      recommendations: [],
      applauds: 0,
    });
  });

  it('API-056 API-047 links and skills are read by handle', async () => {
    const { person } = await mintWhole();
    const viewer = await mintPerson(school);
    expect((await get('/v2/client/user/important-links', person.token)).body.importantLinks).toMatchObject([
      link,
    ]);
    const others = await get(`/v2/client/user/important-links?userHash=${person.userHash}`, viewer.token);
    expect(others.body.importantLinks).toMatchObject([link]);
    const skills = await get(`/v2/client/public/user/skills?userHash=${person.userHash}`);
    expect(skills.body.skills).toEqual([{ skillId: expect.any(String), ...skill }]);
  });

  it('API-050 API-057 ENUM-10 completion tells what is missing and both milestones', async () => {
    const person = await mintPerson(school);
    await put('/v2/client/user/details?sectionId=basicDetails', person.token, { data: basic });
    await post('/v2/client/user/details?sectionId=skills', person.token, { data: skill });
    expect((await get('/v2/client/user/profile-completion', person.token)).body).toEqual({
      percentage: 33,
      profileStatus: 'FILLED_BASIC_DETAILS',
      milestones: [
        { milestone: 'BASIC_PROFILE_COMPLETED', isCompleted: true },
        { milestone: 'PROFILE_COMPLETED', isCompleted: false },
      ],
      missing: ['educationDetails', 'professionDetails', 'placementDetails', 'importantLinks'],
    });
    const score = await get(`/v2/client/public/user/completion-score?userHash=${person.userHash}`);
    expect(score.body).toEqual({ score: 33 });
  });

  it.each([
    '/v2/client/public/user/badges',
    '/v2/client/public/user/skills',
    '/v2/client/public/user/completion-score',
    '/v2/client/public/user/details',
  ])('API-046 API-047 API-050 API-051 %s is 404 for an unknown handle and 400 for none', async (path) => {
    expect((await get(`${path}?userHash=${UNKNOWN}`)).status).toBe(404);
    expect((await get(path)).status).toBe(400);
    expect((await get(`${path}?userHash=${encodeURIComponent("' or 1=1 --")}`)).status).toBe(400);
  });

  it.each(['/v2/client/user/profile', '/v2/client/user/project', '/v2/client/user/important-links'])(
    'API-029 API-030 API-056 %s is 404 for an unknown handle',
    async (path) => {
      const person = await mintPerson(school);
      expect((await get(`${path}?userHash=${UNKNOWN}`, person.token)).status).toBe(404);
    },
  );
});

describe('projects', () => {
  const path = '/v2/client/user/project';

  it('API-030 a project saved on a version that another window has replaced is 409 with what is there; hiding it is no change of its words', async () => {
    const person = await mintPerson(school);
    const draft = { title: 'Library', description: '', softwares: ['Revit'], link: null };
    const made = await post('/v2/client/user/project', person.token, draft);
    const { projectId, version } = made.body.project;
    const save = (change: object, on?: string) =>
      post('/v2/client/user/project', person.token, { ...draft, projectId, ...change, version: on });
    expect((await save({ recordStatus: 'INACTIVE' })).body.project.version).toBe(version);
    expect((await save({ title: 'Reading room' }, version)).status).toBe(200);
    expect((await save({ title: 'Reading room' }, version)).status).toBe(200);
    const late = await save({ softwares: ['Rhino'] }, version);
    expect(late).toMatchObject({ status: 409, body: { data: { present: { title: 'Reading room' } } } });
    const again = await save({ softwares: ['Rhino'] }, late.body.data.present.version);
    expect(again.body.project.softwares).toEqual(['Rhino']);
  });

  it('API-030 a project is made, changed and deleted by its owner', async () => {
    const person = await mintPerson(school);
    const made = await post(path, person.token, {
      title: 'Library',
      description: 'Brick',
      link: 'https://a.example/',
    });
    expect(made.status).toBe(200);
    const { projectId } = made.body.project;
    expect(made.body.project).toEqual({
      projectId,
      title: 'Library',
      description: 'Brick',
      softwares: [],
      link: 'https://a.example/',
      documents: [],
      recordStatus: 'ACTIVE',
      version: expect.any(String),
    });
    await post(path, person.token, { projectId, title: 'City library', description: 'Brick' });
    expect((await get(path, person.token)).body.projects).toMatchObject([
      { title: 'City library', link: 'https://a.example/' },
    ]);
    await post(path, person.token, {
      projectId,
      title: 'City library',
      description: '',
      recordStatus: 'DELETED',
    });
    expect((await get(path, person.token)).body.projects).toEqual([]);
    const back = await post(path, person.token, {
      projectId,
      title: 'x',
      description: '',
      recordStatus: 'ACTIVE',
    });
    expect(back.status).toBe(404);
  });

  it("API-030 another person's project is 404 and stays; a link that is not http is 400", async () => {
    const [owner, other] = [await mintPerson(school), await mintPerson(school)];
    const { body } = await post(path, owner.token, { title: 'Library', description: '' });
    const change = { projectId: body.project.projectId, title: 'Mine now', description: '' };
    expect((await post(path, other.token, change)).status).toBe(404);
    expect((await get(path, owner.token)).body.projects).toMatchObject([{ title: 'Library' }]);
    expect(
      (await post(path, owner.token, { title: 'x', description: '', link: 'javascript:alert(1)' })).status,
    ).toBe(400);
  });
});

describe('applause', () => {
  const path = '/v2/client/public/user/applaud';

  it('API-048 API-049 twenty parallel applauds of one person count once; taking it back answers the same twice', async () => {
    const [owner, fan] = [await mintPerson(school), await mintPerson(school)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post(path, fan.token, { userHash: owner.userHash })),
    );
    for (const answer of answers) expect(answer.body).toEqual({ applauds: 1, hasApplauded: true });
    const rows = await school.deps.db.select().from(applauds).where(eq(applauds.userId, owner.userId));
    expect(rows).toHaveLength(1);
    const remove = () => school.call('DELETE', `${path}?userHash=${owner.userHash}`, { token: fan.token });
    expect((await remove()).body).toEqual({ applauds: 0, hasApplauded: false });
    expect((await remove()).body).toEqual({ applauds: 0, hasApplauded: false });
  });

  it('API-048 the own profile is 403, an unknown one 404, no handle 400', async () => {
    const person = await mintPerson(school);
    expect((await post(path, person.token, { userHash: person.userHash })).status).toBe(403);
    expect((await post(path, person.token, { userHash: UNKNOWN })).status).toBe(404);
    expect((await post(path, person.token, {})).status).toBe(400);
    expect((await school.call('DELETE', `${path}?userHash=${UNKNOWN}`, { token: person.token })).status).toBe(
      404,
    );
  });
});

describe('badges', () => {
  it('API-046 a completed course and a sum of credits are badges', async () => {
    const person = await mintPerson(school);
    const cohort = await mintCohort(school);
    await enrol(school, cohort.cohortId, person.userId, 'COMPLETED');
    const nodeId = '01900000-0000-7000-8000-000000000001';
    const entry = { cohortId: cohort.cohortId, userId: person.userId, nodeId, nodeType: 'QUIZ' as const };
    await school.deps.db.insert(creditEntries).values([
      { ...entry, reason: 'a', credits: 60, createdAt: new Date('2026-01-01T00:00:00Z') },
      { ...entry, reason: 'b', credits: 60, createdAt: new Date('2026-01-02T00:00:00Z') },
    ]);
    const { body } = await get(`/v2/client/public/user/badges?userHash=${person.userHash}`);
    expect(body.badges.map(({ title }: { title: string }) => title).sort()).toEqual([
      '100 credits in BIM for Architects',
      'BIM for Architects completed',
    ]);
    expect(
      body.badges.find(({ badgeId }: { badgeId: string }) => badgeId.startsWith('credits')),
    ).toMatchObject({
      earnedAt: '2026-01-02T00:00:00.000Z',
    });
  });
});

describe('profile status', () => {
  it('ENUM-09 an onboarding handed in counts as FILLED_ONBOARDING_FORM', async () => {
    const person = await mintPerson(school);
    const cohort = await mintCohort(school);
    await enrol(school, cohort.cohortId, person.userId);
    await school.deps.db
      .update(enrolments)
      .set({ cohortOnboardingStatus: 'COMPLETED' })
      .where(eq(enrolments.userId, person.userId));
    const answer = await put('/v2/client/user/details?sectionId=basicDetails', person.token, { data: basic });
    expect(answer.body.profileStatus).toBe('FILLED_ONBOARDING_FORM');
    const [row] = await school.deps.db
      .select()
      .from(userProfiles)
      .where(eq(userProfiles.userId, person.userId));
    expect(row?.profileStatus).toBe('FILLED_ONBOARDING_FORM');
  });
});
