import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { basic, guide, link, placement, profileCalls, skill, whole } from '../../test/profile-calls.ts';
import { userProfiles } from '../db/schema/accounts.ts';
import { enrolments } from '../db/schema/cohorts.ts';

const school = openTestSchool();
const { get, put, post, mintWhole } = profileCalls(school);

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
  ])('%s %s %s returns 401 without a session', async (_id, method, path) => {
    expect((await school.call(method, path)).status).toBe(401);
  });
});

describe('a profile', () => {
  it('API-028 ENUM-09 the given sections are saved together and complete the profile, which stays completed when sections are emptied', async () => {
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

  it('API-028 a list saved in a different order is returned in that order', async () => {
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

  it('API-028 VALID-46 fields that the server decides are never taken from the request body', async () => {
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
  ])('API-052 API-030 the link %s returns 400 in a section and in a project', async (url) => {
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

  it('API-028 API-054 saving basic details on a version that another call has replaced returns 409 with the current ones, by either call', async () => {
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
    const lateAlone = await put('/v2/client/user/details?sectionId=basicDetails', person.token, {
      data: { ...basic, occupation: 'Draughtsman' },
      version,
    });
    for (const refused of [late, lateAlone])
      expect(refused).toMatchObject({
        status: 409,
        body: { data: { present: { occupation: 'Engineer', detailId: person.userId } } },
      });
    const { sections } = (await get('/v2/client/user/profile', person.token)).body;
    expect(sections.basicDetails[0].occupation).toBe('Engineer');
    expect(sections.skills).toHaveLength(1);
    const renewed = await save({ ...basic, occupation: 'Draughtsman' }, late.body.data.present.version);
    expect(renewed.body.userProfile.occupation).toBe('Draughtsman');
  });

  it('API-027 saving a guide profile on an outdated version returns 409; a repeated save succeeds', async () => {
    const person = await mintPerson(school, { roles: ['INDUSTRIAL_GUIDE'] });
    const { version } = (await get('/v1/client/user/profile', person.token)).body.userProfile;
    const save = (bio: string) => put('/v1/client/user/profile', person.token, { ...guide, bio, version });
    expect((await save('Twelve years.')).status).toBe(200);
    expect((await save('Twelve years.')).status).toBe(200);
    expect((await save('Thirteen years.')).status).toBe(409);
    expect((await get('/v1/client/user/profile', person.token)).body.userProfile.bio).toBe('Twelve years.');
  });

  it('API-028 one invalid section keeps all sections from being saved', async () => {
    const person = await mintPerson(school);
    const answer = await put('/v3/client/user/profile', person.token, {
      profileData: { ...whole, importantLinks: [{ ...link, url: 'data:text/html,x' }] },
    });
    expect(answer.status).toBe(400);
    expect((await get('/v2/client/user/profile', person.token)).body.sections.skills).toEqual([]);
  });

  it('API-050 API-057 ENUM-10 completion returns what is missing and both milestones', async () => {
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
});

describe('the profile status', () => {
  it('ENUM-09 a completed onboarding counts as FILLED_ONBOARDING_FORM', async () => {
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
