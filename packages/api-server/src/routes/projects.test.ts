import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileForm, mintPdf, mintPng } from '../../test/images.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { profileCalls } from '../../test/profile-calls.ts';
import { documents } from '../db/schema/operations.ts';

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

  it('API-030 API-019 the files of a deleted project are removed with it, those of a hidden one stay', async () => {
    const person = await mintPerson(school);
    const mint = async () => {
      const { body } = await post(path, person.token, { title: 'Library', description: '' });
      const { projectId } = body.project;
      const add = (content: Buffer, name: string) =>
        school.call('PUT', '/v1/client/user/project-document', {
          token: person.token,
          form: fileForm('projectDocument', content, name, { projectId }),
        });
      const image = await add(mintPng(40, 30), 'front.png');
      const plan = await add(mintPdf(), 'plan.pdf');
      const places: { bucket: 'public' | 'private'; path: string }[] = [image, plan].map(
        (sent) => sent.body.document.s3Location,
      );
      const mark = (recordStatus: string) =>
        post(path, person.token, { projectId, title: 'Library', description: '', recordStatus });
      return { projectId, places, mark, add };
    };
    const [gone, kept] = [await mint(), await mint()];
    expect(gone.places.map(({ bucket }) => bucket)).toEqual(['public', 'private']);
    expect((await gone.mark('DELETED')).body.project.documents).toEqual([]);
    expect((await kept.mark('INACTIVE')).body.project.documents).toHaveLength(2);
    await school.settled();
    const opened = (one: typeof gone) => school.raw(`/media/public/${one.places[0]?.path}`);
    expect((await opened(gone)).status).toBe(404);
    expect((await opened(kept)).status).toBe(200);
    for (const { bucket, path: file } of gone.places)
      await expect(school.deps.files.get(bucket, file)).rejects.toThrow();
    const rows = school.deps.db.select().from(documents).where(eq(documents.projectId, gone.projectId));
    expect(await rows).toEqual([]);
    expect((await gone.add(mintPng(40, 30), 'back.png')).status).toBe(404);
  });
});
