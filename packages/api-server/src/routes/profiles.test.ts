import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { basic, education, guide, link, profileCalls, skill } from '../../test/profile-calls.ts';
import { userProfiles } from '../db/schema/accounts.ts';
import { enrolments } from '../db/schema/cohorts.ts';
import { creditEntries } from '../db/schema/curriculum.ts';
import { applauds } from '../db/schema/profiles.ts';

const school = openTestSchool();
const { get, put, post } = profileCalls(school);
const UNKNOWN = 'nobody-here';
const profession = { company: 'Studio Nine', designation: 'Associate', startMonth: '2018-06' };
const placement = {
  preferredRole: 'BIM modeller',
  expectedCtc: 123456789,
  currency: 'INR',
  noticePeriod: 30,
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
    'javascript&#58;alert(1)',
    'https:\\\\a.test',
    'https://a.test\\@b.test',
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
