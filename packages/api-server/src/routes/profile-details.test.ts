import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { basic, education, link, profileCalls, skill } from '../../test/profile-calls.ts';

const school = openTestSchool();
const { get, put, post } = profileCalls(school);

describe('profile details', () => {
  const path = (query: string) => `/v2/client/user/details?${query}`;

  it('API-052 API-053 API-054 API-055 an entry is added, read, changed and removed; removing it again returns the same result', async () => {
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

  it('API-052 API-030 an entry or a project that is sent again, since its answer was lost, is added once', async () => {
    const person = await mintPerson(school);
    const add = () => post(path('sectionId=skills'), person.token, { data: skill });
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.detailId)).size).toBe(1);
    expect(answers[0]?.body.entries).toHaveLength(1);
    await post(path('sectionId=skills'), person.token, { data: { ...skill, level: 'BEGINNER' } });
    expect((await add()).body.entries).toHaveLength(2);
    const build = (more = {}) =>
      post('/v2/client/user/project', person.token, { title: 'Library', description: 'Brick', ...more });
    const [first, again] = await Promise.all([build(), build()]);
    expect(again.body).toEqual(first.body);
    expect((await build({ link: 'https://example.com' })).body.project.projectId).not.toBe(
      first.body.project.projectId,
    );
    const { projects } = (await get('/v2/client/user/project', person.token)).body;
    expect(projects).toHaveLength(2);
  });

  it('API-054 saving an entry on an outdated version returns 409 with the current entry; a repeated save returns the same', async () => {
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

  it('API-054 of five different saves on one version at once, exactly one succeeds and the others return 409', async () => {
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

  it("API-054 saving with the version of another person's entry returns 404 and does not reveal the entry", async () => {
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

  it('API-038 API-052 basic details are one record: PUT saves it, and a second POST returns 409', async () => {
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
  ])('API-052 API-054 %s %s with %j returns 400', async (method, query, data) => {
    const person = await mintPerson(school);
    const answer = await school.call(method, path(query), { token: person.token, body: { data } });
    expect(answer.status).toBe(400);
  });

  it("API-054 API-055 changing or removing another person's entry returns 404 and leaves it unchanged", async () => {
    const [owner, other] = [await mintPerson(school), await mintPerson(school)];
    const { body } = await post(path('sectionId=skills'), owner.token, { data: skill });
    const query = `sectionId=skills&detailId=${body.detailId}`;
    expect((await put(path(query), other.token, { data: { ...skill, level: 'BEGINNER' } })).status).toBe(404);
    expect((await school.call('DELETE', path(query), { token: other.token })).status).toBe(404);
    expect((await get(path('sectionId=skills'), owner.token)).body.details.skills).toEqual(body.entries);
    const basicQuery = `sectionId=basicDetails&detailId=${owner.userId}`;
    expect((await school.call('DELETE', path(basicQuery), { token: owner.token })).status).toBe(400);
  });

  it('API-052 a section takes at most fifty entries, even when they arrive at once', async () => {
    const person = await mintPerson(school);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        post(path('sectionId=skills'), person.token, { data: { ...skill, name: `Skill ${n}` } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(10);
  });

  describe('the order of entries', () => {
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

    it('API-054 entries keep their ids when moved; a repeat returns the same, and a new entry comes last', async () => {
      const { person, ids, revit, rhino, dynamo } = await mintSkills();
      const body = { from: ids, to: [dynamo, revit, rhino] };
      const moved = await order(person.token, body);
      expect(moved.body.entries.map(({ detailId }: { detailId: string }) => detailId)).toEqual(body.to);
      expect((await order(person.token, body)).body).toEqual(moved.body);
      await post(path('sectionId=skills'), person.token, { data: { ...skill, name: 'Solibri' } });
      expect(await namesOf(person.token)).toEqual(['Dynamo', 'Revit', 'Rhino', 'Solibri']);
    });

    it('API-054 moving entries of a list that has changed since returns 409 and moves nothing; edits to its entries are kept', async () => {
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

    it('API-054 of five different moves at once, one succeeds and the others return 409', async () => {
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

    it("API-054 moving another person's entries returns 409 and changes nothing; an invalid list or basicDetails returns 400", async () => {
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
