import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileForm, mintPdf, mintPng } from '../../test/images.ts';
import { enrol, mintCohort, mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { waitsForLock } from '../../test/waits-for-lock.ts';
import { documents } from '../db/schema/operations.ts';
import { identityVerifications, profileProjects } from '../db/schema/profiles.ts';

const school = openTestSchool();

type Item = {
  documentId: string;
  kind: string;
  status: string;
  name: string;
  cohortId?: string;
  isUploadable: boolean;
  mediaKey?: string;
};

const get = (path: string, token?: string) => school.call('GET', path, token ? { token } : {});
const listOf = async (token: string, query = ''): Promise<Item[]> =>
  (await get(`/v2/client/user/documents${query}`, token)).body.documents;
const slotOf = async (token: string, kind: string, at = 0) =>
  (await listOf(token)).filter((item) => item.kind === kind)[at]?.documentId ?? '';
const upload = (documentId: string, token: string, content: Buffer = mintPdf(), name = 'paper.pdf') =>
  school.call('PUT', `/v2/client/user/profile/document/${documentId}`, {
    token,
    form: fileForm('document', content, name),
  });

const mintMember = async (state: Parameters<typeof enrol>[3] = 'ONGOING') => {
  const cohort = await mintCohort(school);
  const person = await mintPerson(school);
  await enrol(school, cohort.cohortId, person.userId, state);
  return { cohort, person };
};
const mintCertificate = async (userId: string, cohortId: string) => {
  await school.deps.files.put('private', `certificate/${cohortId}.pdf`, mintPdf(), 'application/pdf');
  const [row] = await school.deps.db
    .insert(documents)
    .values({
      userId,
      cohortId,
      kind: 'CERTIFICATE',
      name: 'Zertifikat für Äsha "2026".pdf',
      bucket: 'private',
      path: `certificate/${cohortId}.pdf`,
      contentType: 'application/pdf',
      size: 50,
      sha256: 'x',
      createdAt: school.now(),
    })
    .returning();
  return row?.documentId ?? '';
};

describe("the caller's documents", () => {
  it.each([
    ['API-033', 'GET', '/v2/client/user/documents'],
    ['API-019', 'PUT', '/v1/client/user/project-document'],
    ['API-020', 'PUT', `/v2/client/user/profile/document/${randomUUID()}`],
    ['API-022', 'GET', `/v2/client/user/download-document/${randomUUID()}/${randomUUID()}`],
    ['API-022', 'GET', `/v2/client/user/profile/document/${randomUUID()}`],
    ['API-031', 'GET', '/v2/client/user/identity-verification'],
    ['API-031', 'POST', '/v2/client/user/identity-verification'],
  ])('%s %s %s is 401 for a stranger', async (_id, method, path) => {
    expect((await school.call(method, path)).status).toBe(401);
  });

  it('API-033 are listed with the slots still to be filled, and can be filtered by cohort', async () => {
    const { cohort, person } = await mintMember();
    const certificate = await mintCertificate(person.userId, cohort.cohortId);
    const list = await listOf(person.token);
    expect(list.map(({ kind, status, isUploadable }) => [kind, status, isUploadable])).toEqual([
      ['CERTIFICATE', 'COMPLETED', false],
      ['RESUME', 'PENDING', true],
      ['IDENTITY', 'PENDING', true],
      ['IDENTITY', 'PENDING', true],
      // The introduction video and five documents of the profile.
      ...Array.from({ length: 6 }, () => ['OTHER', 'PENDING', true]),
    ]);
    expect(
      (await listOf(person.token, `?cohortId=${cohort.cohortId}`)).map(({ documentId }) => documentId),
    ).toEqual([certificate]);
    expect(await listOf(person.token, `?cohortId=${randomUUID()}`)).toEqual([]);
    expect((await get('/v2/client/user/documents?cohortId=x', person.token)).status).toBe(400);
  });

  it('API-033 take the same queries for one document and for ten', async () => {
    const { cohort, person } = await mintMember();
    const measure = () => school.countQueries(() => listOf(person.token));
    await mintCertificate(person.userId, cohort.cohortId);
    const one = await measure();
    for (let n = 0; n < 9; n += 1) await mintCertificate(person.userId, cohort.cohortId);
    expect(await measure()).toBe(one);
    expect(one).toBeLessThanOrEqual(3);
  });

  it("API-020 VALID-44 a file fills the caller's own slot, and a second one replaces it", async () => {
    const { cohort, person } = await mintMember();
    const resume = await slotOf(person.token, 'RESUME');
    const first = await upload(resume, person.token);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({
      document: { documentId: resume, kind: 'RESUME', name: 'Resume', status: 'COMPLETED' },
    });
    const [before] = await school.deps.db.select().from(documents).where(eq(documents.documentId, resume));
    expect((await upload(resume, person.token, mintPng(20, 20), 'scan.png')).status).toBe(200);
    await school.settled();
    await expect(school.deps.files.get('private', before?.path ?? '')).rejects.toThrow();
    const file = await school.raw(`/v2/client/user/download-document/${cohort.cohortId}/${resume}`, {
      headers: { 'x-auth-token': person.token },
    });
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(await slotOf(person.token, 'RESUME')).toBe(resume);
  });

  it('API-020 of two first files sent to a slot at the same moment the last one stays, and no other is kept', async () => {
    const { person } = await mintMember();
    const resume = await slotOf(person.token, 'RESUME');
    const paths: string[] = [];
    const restore = school.useFiles(({ put }) => ({
      put: async (bucket, path, content, contentType) => {
        await put(bucket, path, content, contentType);
        paths.push(path);
        // The first one is not done before the other waits for it.
        if (paths.length === 1) await expect.poll(() => waitsForLock(school)).toBe(true);
      },
    }));
    const sent = await Promise.all(
      [mintPdf(), mintPng(20, 20)].map((content, at) => upload(resume, person.token, content, `${at}.pdf`)),
    );
    restore();
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    await school.settled();
    const [row] = await school.deps.db.select().from(documents).where(eq(documents.documentId, resume));
    expect(row?.path).toBe(paths[1]);
    await expect(school.deps.files.get('private', paths[0] ?? '')).rejects.toThrow();
    expect(await school.deps.files.get('private', paths[1] ?? '')).toBeTruthy();
  });

  it("API-020 another person's slot, a certificate and an unknown id are 404 and stay unchanged", async () => {
    const { cohort, person } = await mintMember();
    const other = await mintPerson(school);
    const [resume, certificate] = [
      await slotOf(person.token, 'RESUME'),
      await mintCertificate(person.userId, cohort.cohortId),
    ];
    await upload(resume, person.token);
    expect((await upload(resume, other.token)).status).toBe(404);
    expect((await upload(certificate, person.token)).status).toBe(404);
    expect((await upload(randomUUID(), person.token)).status).toBe(404);
    expect((await upload('x', person.token)).status).toBe(400);
    const [row] = await school.deps.db.select().from(documents).where(eq(documents.documentId, resume));
    expect(row?.userId).toBe(person.userId);
  });

  it.each([
    ['HTML named .pdf', Buffer.from('<html><script>1</script></html>'), 'cv.pdf', 415],
    ['a zip named .docx', Buffer.from('PK\x03\x04\x14\0\0\0\0\0', 'latin1'), 'cv.docx', 415],
    ['an empty file', Buffer.alloc(0), 'cv.pdf', 400],
    ['11 MB', Buffer.concat([mintPdf(), Buffer.alloc(11 * 1024 * 1024)]), 'cv.pdf', 413],
  ])('API-020 %s is refused and the slot stays empty', async (_what, content, name, status) => {
    const person = await mintPerson(school);
    const resume = await slotOf(person.token, 'RESUME');
    expect((await upload(resume, person.token, content, name)).status).toBe(status);
    expect((await listOf(person.token))[0]).toMatchObject({ kind: 'RESUME', status: 'PENDING' });
  });
});

describe('downloading a document', () => {
  const path = (cohortId: string, documentId: string) =>
    `/v2/client/user/download-document/${cohortId}/${documentId}`;

  it('API-022 the owner gets the file as an attachment with nosniff, even after a transfer', async () => {
    const { cohort, person } = await mintMember('TRANSFERRED');
    const certificate = await mintCertificate(person.userId, cohort.cohortId);
    const response = await school.raw(path(cohort.cohortId, certificate), {
      headers: { 'x-auth-token': person.token },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="Zertifikat f_r _sha _2026_.pdf"; filename*=UTF-8''Zertifikat%20f%C3%BCr%20%C3%84sha%20%222026%22.pdf`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await response.arrayBuffer()).equals(mintPdf())).toBe(true);
  });

  it("API-022 is 404 for someone else's document or a wrong cohort, 403 for an outsider of the cohort", async () => {
    const { cohort, person } = await mintMember();
    const certificate = await mintCertificate(person.userId, cohort.cohortId);
    const classmate = await mintPerson(school);
    await enrol(school, cohort.cohortId, classmate.userId);
    const second = await mintCohort(school);
    await enrol(school, second.cohortId, person.userId);
    expect((await get(path(cohort.cohortId, certificate), classmate.token)).status).toBe(404);
    expect((await get(path(second.cohortId, certificate), person.token)).status).toBe(404);
    expect((await get(path(second.cohortId, certificate), classmate.token)).status).toBe(403);
    expect(
      (await get(path(cohort.cohortId, await slotOf(person.token, 'RESUME')), person.token)).status,
    ).toBe(404);
    expect((await get(path(cohort.cohortId, 'x'), person.token)).status).toBe(400);
  });
});

describe('downloading a document that belongs to no cohort', () => {
  const path = (documentId: string) => `/v2/client/user/profile/document/${documentId}`;

  it('API-022 a person who has no cohort gets what they gave the school, and nobody else does', async () => {
    const [person, other] = [await mintPerson(school), await mintPerson(school)];
    const front = await slotOf(person.token, 'IDENTITY');
    expect((await get(path(front), person.token)).status).toBe(404);
    await upload(front, person.token);
    const response = await school.raw(path(front), { headers: { 'x-auth-token': person.token } });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('attachment');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(Buffer.from(await response.arrayBuffer()).equals(mintPdf())).toBe(true);
    expect((await get(path(front), other.token)).status).toBe(404);
    expect((await get(path('x'), person.token)).status).toBe(400);
  });

  it('API-022 one of a cohort is 404 there', async () => {
    const { cohort, person } = await mintMember();
    const certificate = await mintCertificate(person.userId, cohort.cohortId);
    expect((await get(path(certificate), person.token)).status).toBe(404);
  });
});

describe('identity verification', () => {
  const path = '/v2/client/user/identity-verification';
  const submit = (token: string, documentIds: string[], documentType = 'PASSPORT') =>
    school.call('POST', path, { token, body: { documentType, documentIds } });

  it('API-031 is submitted once: a repeat returns the same, and its files can no longer be replaced', async () => {
    const person = await mintPerson(school);
    const front = await slotOf(person.token, 'IDENTITY');
    const before = await get(path, person.token);
    expect(before.body).toMatchObject({
      status: 'NOT_SUBMITTED',
      slots: [{ documentId: front, kind: 'IDENTITY' }, { kind: 'IDENTITY' }],
    });
    expect((await submit(person.token, [front])).status).toBe(400);
    await upload(front, person.token);
    expect((await submit(person.token, [front])).body).toEqual({ status: 'IN_REVIEW' });
    expect((await submit(person.token, [front])).body).toEqual({ status: 'IN_REVIEW' });
    expect((await upload(front, person.token)).status).toBe(409);
    expect((await get(path, person.token)).body).toMatchObject({
      status: 'IN_REVIEW',
      documentType: 'PASSPORT',
    });
  });

  it('API-031 can be submitted again after a rejection, and is 409 once reviewed', async () => {
    const person = await mintPerson(school);
    const front = await slotOf(person.token, 'IDENTITY');
    await upload(front, person.token);
    await submit(person.token, [front]);
    const decide = (status: 'REJECTED' | 'REVIEWED') =>
      school.deps.db
        .update(identityVerifications)
        .set({ status, remark: 'Not readable' })
        .where(eq(identityVerifications.userId, person.userId));
    await decide('REJECTED');
    expect((await get(path, person.token)).body).toMatchObject({
      status: 'REJECTED',
      remark: 'Not readable',
    });
    expect((await upload(front, person.token)).status).toBe(200);
    expect((await submit(person.token, [front], 'VOTER_ID')).status).toBe(200);
    await decide('REVIEWED');
    expect((await submit(person.token, [front])).status).toBe(409);
  });

  it("API-031 is 404 for another person's document and for one of another kind, 400 for an unknown type", async () => {
    const [owner, thief] = [await mintPerson(school), await mintPerson(school)];
    const [front, resume] = [await slotOf(owner.token, 'IDENTITY'), await slotOf(thief.token, 'RESUME')];
    await upload(front, owner.token);
    await upload(resume, thief.token);
    expect((await submit(thief.token, [front])).status).toBe(404);
    expect((await submit(thief.token, [resume])).status).toBe(404);
    expect((await submit(owner.token, [front], 'LIBRARY_CARD')).status).toBe(400);
    expect((await submit(owner.token, [])).status).toBe(400);
    expect((await get(path, thief.token)).body.status).toBe('NOT_SUBMITTED');
  });
});

describe('a project document', () => {
  const send = (token: string, projectId: string, content: Buffer, name: string) =>
    school.call('PUT', '/v1/client/user/project-document', {
      token,
      form: fileForm('projectDocument', content, name, { projectId }),
    });

  it('API-019 an image is published with its project, and any other file is visible to its owner only', async () => {
    const [owner, visitor] = [await mintPerson(school), await mintPerson(school)];
    const made = await school.call('POST', '/v2/client/user/project', {
      token: owner.token,
      body: { title: 'Library', description: '' },
    });
    const { projectId } = made.body.project;
    const image = await send(owner.token, projectId, mintPng(40, 30), 'front.png');
    const plan = await send(owner.token, projectId, mintPdf(), 'plan.pdf');
    expect(image.body.document).toMatchObject({ name: 'front.png', s3Location: { bucket: 'public' } });
    expect(plan.body.document).toMatchObject({ name: 'plan.pdf', s3Location: { bucket: 'private' } });
    expect((await school.raw(`/media/public/${image.body.document.s3Location.path}`)).status).toBe(200);
    const seen = async (token: string) =>
      (await get(`/v2/client/user/project?userHash=${owner.userHash}`, token)).body.projects[0].documents;
    expect(await seen(owner.token)).toEqual([image.body.document, plan.body.document]);
    expect(await seen(visitor.token)).toEqual([image.body.document]);
    expect((await listOf(owner.token)).map(({ name }) => name)).not.toContain('plan.pdf');
  });

  it("API-019 is 404 for another person's project, 415 for HTML, 400 without a project id", async () => {
    const [owner, thief] = [await mintPerson(school), await mintPerson(school)];
    const made = await school.call('POST', '/v2/client/user/project', {
      token: owner.token,
      body: { title: 'Library', description: '' },
    });
    const { projectId } = made.body.project;
    expect((await send(thief.token, projectId, mintPdf(), 'plan.pdf')).status).toBe(404);
    expect((await send(owner.token, projectId, Buffer.from('<html></html>'), 'plan.pdf')).status).toBe(415);
    expect((await send(owner.token, '', mintPdf(), 'plan.pdf')).status).toBe(400);
  });

  it('API-019 many files of one person are stored two at a time, so that they occupy no more connections and others go on', async () => {
    const [owner, other] = [await mintPerson(school), await mintPerson(school)];
    const projectOf = async ({ token }: { token: string }): Promise<string> =>
      (
        await school.call('POST', '/v2/client/user/project', {
          token,
          body: { title: 'Library', description: '' },
        })
      ).body.project.projectId;
    const [own, others] = [await projectOf(owner), await projectOf(other)];
    // Their files wait for the project's row as they otherwise do for the picture before them.
    const sent = await school.deps.db.transaction(async (tx) => {
      await tx.select().from(profileProjects).where(eq(profileProjects.projectId, own)).for('update');
      const many = Array.from({ length: 6 }, (_, n) => send(owner.token, own, mintPdf(), `${n}.pdf`));
      expect((await send(other.token, others, mintPng(40, 30), 'front.png')).status).toBe(200);
      const { rows } = await school.deps.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(2);
      return many;
    });
    expect((await Promise.all(sent)).map(({ status }) => status)).toEqual(Array(6).fill(200));
  });
});

describe('removing a document', () => {
  const remove = (documentId: string, token: string) =>
    school.call('DELETE', `/v2/client/user/profile/document/${documentId}`, { token });

  it('a file of a project is removed together with its published image', async () => {
    const owner = await mintPerson(school);
    const made = await school.call('POST', '/v2/client/user/project', {
      token: owner.token,
      body: { title: 'Library', description: '' },
    });
    const { projectId } = made.body.project;
    const sent = await school.call('PUT', '/v1/client/user/project-document', {
      token: owner.token,
      form: fileForm('projectDocument', mintPng(40, 30), 'front.png', { projectId }),
    });
    const { documentId, s3Location } = sent.body.document;
    expect((await remove(documentId, owner.token)).body).toEqual({ removed: true });
    await school.settled();
    expect((await school.raw(`/media/public/${s3Location.path}`)).status).toBe(404);
    const { body } = await get('/v2/client/user/project', owner.token);
    expect(body.projects[0].documents).toEqual([]);
  });

  it('API-031 an identity document can be removed until it is submitted, and is 409 afterwards', async () => {
    const person = await mintPerson(school);
    const front = await slotOf(person.token, 'IDENTITY');
    await upload(front, person.token, mintPng(40, 30), 'front.png');
    expect((await remove(front, person.token)).status).toBe(200);
    await upload(front, person.token, mintPng(40, 30), 'front.png');
    await school.call('POST', '/v2/client/user/identity-verification', {
      token: person.token,
      body: { documentType: 'PASSPORT', documentIds: [front] },
    });
    expect((await remove(front, person.token)).status).toBe(409);
  });
});
