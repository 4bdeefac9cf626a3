import { describe, expect, it } from 'vitest';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { profileCalls } from '../../test/profile-calls.ts';

const school = openTestSchool();
const { get, post } = profileCalls(school);

describe('projects', () => {
  const path = '/v2/client/user/project';

  it('API-030 saving a project on an outdated version returns 409 with the current project; hiding it does not change its version', async () => {
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

  it('API-030 a project is created, changed and deleted by its owner', async () => {
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

  it("API-030 changing another person's project returns 404 and leaves it unchanged; a link that is not http returns 400", async () => {
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
