import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileForm, mintPdf, mintPng } from '../../test/images.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { profileCalls } from '../../test/profile-calls.ts';
import { documents } from '../db/schema/operations.ts';
import { profileProjects } from '../db/schema/profiles.ts';
import { removeProjectFiles } from '../services/profiles/remove-project-files.ts';

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

  /** A project with a picture, which is public, and a drawing, which is not. */
  async function mintFiled({ token }: { token: string }) {
    const { body } = await post(path, token, { title: 'Library', description: '' });
    const { projectId } = body.project;
    const add = (content: Buffer, name: string) =>
      school.call('PUT', '/v1/client/user/project-document', {
        token,
        form: fileForm('projectDocument', content, name, { projectId }),
      });
    const image = await add(mintPng(40, 30), 'front.png');
    const plan = await add(mintPdf(), 'plan.pdf');
    const places: { bucket: 'public' | 'private'; path: string }[] = [image, plan].map(
      (sent) => sent.body.document.s3Location,
    );
    const mark = (recordStatus: string) =>
      post(path, token, { projectId, title: 'Library', description: '', recordStatus });
    return { projectId, places, mark, add };
  }
  type Filed = Awaited<ReturnType<typeof mintFiled>>;
  const opened = async ({ places }: Filed) => (await school.raw(`/media/public/${places[0]?.path}`)).status;
  const rowsOf = ({ projectId }: Filed) =>
    school.deps.db.$count(documents, eq(documents.projectId, projectId));

  it('API-019 a file sent again is the same one, also at the same moment and in a full project; another name or content is another file', async () => {
    const filed = await mintFiled(await mintPerson(school));
    const picture = mintPng(40, 30);
    const sent = await Promise.all(Array.from({ length: 3 }, () => filed.add(picture, 'side.png')));
    expect(new Set(sent.map(({ body }) => body.document.documentId)).size).toBe(1);
    expect(await rowsOf(filed)).toBe(3);
    const [{ body: first } = { body: null }] = sent;
    expect((await school.raw(`/media/public/${first.document.s3Location.path}`)).status).toBe(200);
    for (const [content, name] of [
      [picture, 'back.png'],
      [mintPng(30, 40), 'side.png'],
    ] as const)
      expect((await filed.add(content, name)).status).toBe(200);
    expect(await rowsOf(filed)).toBe(5);
    for (let at = 5; at < 20; at += 1) await filed.add(mintPdf(), `${at}.pdf`);
    expect((await filed.add(mintPdf(), 'one-more.pdf')).status).toBe(409);
    expect((await filed.add(picture, 'side.png')).body).toEqual(first);
    expect(await rowsOf(filed)).toBe(20);
  });

  it('API-030 API-019 the files of a deleted project are removed with it, those of a hidden one stay', async () => {
    const person = await mintPerson(school);
    const [gone, kept] = [await mintFiled(person), await mintFiled(person)];
    expect(gone.places.map(({ bucket }) => bucket)).toEqual(['public', 'private']);
    expect((await gone.mark('DELETED')).body.project.documents).toEqual([]);
    expect((await kept.mark('INACTIVE')).body.project.documents).toHaveLength(2);
    await school.settled();
    expect([await opened(gone), await opened(kept)]).toEqual([404, 200]);
    for (const { bucket, path: file } of gone.places)
      await expect(school.deps.files.get(bucket, file)).rejects.toThrow();
    expect(await rowsOf(gone)).toBe(0);
    expect((await gone.add(mintPng(40, 30), 'back.png')).status).toBe(404);
  });

  it('API-030 API-019 those of a project that was deleted before its files went with it are removed by the daily job, others stay', async () => {
    const person = await mintPerson(school);
    const [old, kept] = [await mintFiled(person), await mintFiled(person)];
    await school.deps.db
      .update(profileProjects)
      .set({ recordStatus: 'DELETED' })
      .where(eq(profileProjects.projectId, old.projectId));
    expect(await opened(old)).toBe(200);
    expect(await removeProjectFiles(school.deps)).toBe(2);
    expect([await opened(old), await opened(kept)]).toEqual([404, 200]);
    expect([await rowsOf(old), await rowsOf(kept)]).toEqual([0, 2]);
    expect(await removeProjectFiles(school.deps)).toBe(0);
  });

  it('API-030 API-019 a file that the file store did not delete with its project is deleted by the daily job', async () => {
    const gone = await mintFiled(await mintPerson(school));
    const restore = school.useFiles(() => ({ delete: () => Promise.reject(new Error('no answer')) }));
    expect((await gone.mark('DELETED')).status).toBe(200);
    await school.settled();
    restore();
    expect(await opened(gone)).toBe(200);
    expect(await removeProjectFiles(school.deps)).toBe(2);
    expect(await opened(gone)).toBe(404);
  });
});
