import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fileForm, mintMp4, mintPdf, mintPng } from '../../test/images.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';

const school = openTestSchool();
const HOUR = 3_600_000;

type Item = { documentId: string; kind: string; status: string; name: string; mediaKey?: string };
type Media = { key: string; s3Location: { bucket: string; path: string }; url?: string };

const get = (path: string, token?: string) => school.call('GET', path, token ? { token } : {});
const itemsOf = async (token: string, mediaKey: string): Promise<Item[]> =>
  (await get('/v2/client/user/documents', token)).body.documents.filter(
    (item: Item) => item.mediaKey === mediaKey,
  );
const upload = (documentId: string, token: string, content: Buffer, name: string) =>
  school.call('PUT', `/v2/client/user/profile/document/${documentId}`, {
    token,
    form: fileForm('document', content, name),
  });
const remove = (documentId: string, token: string) =>
  school.call('DELETE', `/v2/client/user/profile/document/${documentId}`, { token });
const publicMedia = async (userHash: string): Promise<Media[]> =>
  (await get(`/v2/client/public/user/details?userHash=${userHash}`)).body.profileMedia;
const ownMedia = async (token: string): Promise<Media[]> =>
  (await get('/v2/client/user/profile', token)).body.userProfile.profileMedia;

async function mintVideo() {
  const person = await mintPerson(school);
  const [slot] = await itemsOf(person.token, 'INTRODUCTION_VIDEO');
  const documentId = slot?.documentId ?? '';
  const answer = await upload(documentId, person.token, mintMp4(), 'me.mp4');
  const [shown] = await publicMedia(person.userHash);
  return { person, documentId, answer, shown, path: shown?.s3Location.path ?? '', link: shown?.url ?? '' };
}

async function mintDocument(name = 'Portfolio 2026.pdf') {
  const person = await mintPerson(school);
  const slots = await itemsOf(person.token, 'DOCUMENT');
  const documentId = slots[0]?.documentId ?? '';
  const answer = await upload(documentId, person.token, mintPdf(), name);
  return { person, slots, documentId, answer };
}

describe('the introduction video', () => {
  it('API-020 ENUM-11 ENTITY-03 D-70 a video is stored privately, and its profile gives everyone an expiring link to it', async () => {
    const { person, answer, shown, path, link } = await mintVideo();
    expect(answer.body.document).toMatchObject({ kind: 'OTHER', status: 'COMPLETED' });
    expect(shown).toEqual({
      key: 'INTRODUCTION_VIDEO',
      s3Location: { bucket: 'private', path: expect.stringMatching(/\.mp4$/) },
      url: expect.stringContaining(`/media/private/${path}?until=`),
    });
    expect(path).not.toContain(person.userId);
    const opened = await school.raw(link);
    expect(opened.status).toBe(200);
    // The address itself opens the file, so no site learns it.
    expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
    expect(opened.headers.get('x-frame-options')).toBe('DENY');
    expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
    for (const open of [`/media/public/${path}`, `/media/private/${path}`])
      expect((await school.raw(open)).status).toBe(404);
    const viewer = await mintPerson(school);
    const theirs = await get(`/v2/client/user/profile?userHash=${person.userHash}`, viewer.token);
    expect(theirs.body.userProfile.profileMedia).toEqual([shown]);
  });

  it('D-70 a link opens only its own file and expires after its hour with 410; a tampered link returns 404', async () => {
    const { link, path } = await mintVideo();
    const other = await mintVideo();
    const address = new URL(link, 'http://school.test');
    const altered = (change: (params: URLSearchParams) => void) => {
      const params = new URLSearchParams(address.search);
      change(params);
      return `${address.pathname}?${params}`;
    };
    const later = String(Number(address.searchParams.get('until')) + HOUR);
    for (const forged of [
      altered((params) => params.set('until', later)),
      altered((params) => params.set('signature', 'A'.repeat(43))),
      altered((params) => params.delete('signature')),
      altered((params) => params.set('signature', 'short')),
      link.replace(path, other.path),
    ])
      expect((await school.raw(forged)).status).toBe(404);
    school.advance(2 * HOUR);
    const late = await school.raw(link);
    school.advance(-2 * HOUR);
    expect(late.status).toBe(410);
  });

  it('D-70 a profile returns the same link within an hour, so that a player need not load the video again', async () => {
    const { person, link } = await mintVideo();
    const wait = HOUR - (school.now().getTime() % HOUR) + 60_000;
    school.advance(wait);
    const [first] = await publicMedia(person.userHash);
    school.advance(50 * 60_000);
    const [second] = await publicMedia(person.userHash);
    expect(second?.url).toBe(first?.url);
    expect(first?.url).not.toBe(link);
    expect((await school.raw(first?.url ?? '')).status).toBe(200);
    school.advance(-wait - 50 * 60_000);
  });

  it('API-020 a player gets the whole video, a requested range, or 416 for a range beyond its end', async () => {
    const { link } = await mintVideo();
    const ask = (range?: string) => school.raw(link, range ? { headers: { range } } : undefined);
    const size = mintMp4().byteLength;
    const whole = await ask();
    expect([whole.status, whole.headers.get('content-type'), whole.headers.get('accept-ranges')]).toEqual([
      200,
      'video/mp4',
      'bytes',
    ]);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(mintMp4());
    const part = await ask('bytes=4-7');
    expect([
      part.status,
      await part.text(),
      part.headers.get('content-range'),
      part.headers.get('content-length'),
    ]).toEqual([206, 'ftyp', `bytes 4-7/${size}`, '4']);
    expect(await (await ask('bytes=-4')).text()).toBe('mdat');
    expect((await ask(`bytes=${size}-`)).status).toBe(416);
    expect((await ask('bytes=0-1,4-5')).status).toBe(200);
  });

  it('API-020 a range of a large file is read on its own, in chunks of at most 64 KiB', async () => {
    const path = 'other/2026/large.mp4';
    const content = Uint8Array.from({ length: 3_000_000 }, (_, index) => index % 251);
    await school.deps.files.put('private', path, content, 'video/mp4');
    const range = { start: 1_000_000, end: 1_200_000 };
    const sizes: number[] = [];
    const parts: Uint8Array[] = [];
    for await (const part of await school.deps.files.stream('private', path, range)) {
      sizes.push(part.byteLength);
      parts.push(part);
    }
    expect(Buffer.concat(parts)).toEqual(Buffer.from(content.subarray(range.start, range.end + 1)));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(64 * 1024);
  });

  it('API-020 a second video replaces the first; removing it takes it off the profile', async () => {
    const { person, documentId, link } = await mintVideo();
    await upload(documentId, person.token, mintMp4(), 'again.mp4');
    await school.settled();
    expect((await school.raw(link)).status).toBe(404);
    expect((await remove(documentId, person.token)).body).toEqual({ removed: true });
    expect((await remove(documentId, person.token)).body).toEqual({ removed: true });
    expect(await publicMedia(person.userHash)).toEqual([]);
    expect((await itemsOf(person.token, 'INTRODUCTION_VIDEO'))[0]?.status).toBe('PENDING');
  });

  it.each([
    ['a PDF', mintPdf(), 'a.mp4', 415],
    ['a picture', mintPng(10, 10), 'a.mp4', 415],
    ['HTML', Buffer.from('<!doctype html><script>1</script>'), 'a.mp4', 415],
    ['51 MB', Buffer.concat([mintMp4(), Buffer.alloc(51 * 1024 * 1024)]), 'a.mp4', 413],
  ])('API-020 %s is refused as a video, and nothing changes', async (_what, content, name, status) => {
    const person = await mintPerson(school);
    const [slot] = await itemsOf(person.token, 'INTRODUCTION_VIDEO');
    expect((await upload(slot?.documentId ?? '', person.token, content, name)).status).toBe(status);
    expect((await itemsOf(person.token, 'INTRODUCTION_VIDEO'))[0]?.status).toBe('PENDING');
  });
});

describe('documents of a profile', () => {
  it("ENUM-11 API-020 a document appears on its owner's profile under its own name, with a download link", async () => {
    const { person, slots, documentId, answer } = await mintDocument();
    expect(slots).toHaveLength(5);
    expect(answer.body.document).toEqual({
      documentId,
      kind: 'OTHER',
      name: 'Portfolio 2026.pdf',
      status: 'COMPLETED',
    });
    expect((await itemsOf(person.token, 'DOCUMENT')).filter(({ status }) => status === 'COMPLETED')).toEqual([
      expect.objectContaining({ documentId, name: 'Portfolio 2026.pdf' }),
    ]);
    const media = await ownMedia(person.token);
    expect(media).toEqual([
      {
        key: 'DOCUMENT',
        s3Location: { bucket: 'private', path: expect.any(String) },
        url: expect.any(String),
      },
    ]);
    const file = await school.raw(media[0]?.url ?? '');
    expect([
      file.status,
      file.headers.get('content-disposition'),
      file.headers.get('x-content-type-options'),
    ]).toEqual([200, 'attachment', 'nosniff']);
  });

  it('API-051 API-029 ROLE-23 nobody but the owner sees the document, whether signed in or not', async () => {
    const { person } = await mintDocument();
    const viewer = await mintPerson(school, { roles: ['LEAD_MENTOR'] });
    expect(await publicMedia(person.userHash)).toEqual([]);
    const { body } = await get(`/v2/client/user/profile?userHash=${person.userHash}`, viewer.token);
    expect(body.userProfile.profileMedia).toEqual([]);
    expect(JSON.stringify(body)).not.toContain('Portfolio');
  });

  it('ENUM-11 a second file replaces the first, and removing it takes it off the profile', async () => {
    const { person, documentId } = await mintDocument();
    const [first] = await ownMedia(person.token);
    await upload(documentId, person.token, mintPng(40, 30), 'sheet.png');
    await school.settled();
    expect((await school.raw(first?.url ?? '')).status).toBe(404);
    expect((await itemsOf(person.token, 'DOCUMENT')).map(({ name }) => name)).toContain('sheet.png');
    expect((await remove(documentId, person.token)).status).toBe(200);
    expect((await remove(documentId, person.token)).status).toBe(200);
    expect(await ownMedia(person.token)).toEqual([]);
  });

  it("API-028 API-037 a profile saved with the media it was read with keeps its documents; naming someone else's returns 400", async () => {
    const { person } = await mintDocument();
    const media = await ownMedia(person.token);
    const save = (token: string) =>
      school.call('PUT', '/v3/client/user/profile', {
        token,
        body: { profileData: { profileMedia: media } },
      });
    expect((await save(person.token)).status).toBe(200);
    expect(await ownMedia(person.token)).toHaveLength(1);
    const thief = await mintPerson(school);
    expect((await save(thief.token)).status).toBe(400);
    expect(await ownMedia(thief.token)).toEqual([]);
  });

  it('API-020 a video, an HTML page and an empty file are refused as a document', async () => {
    const { person, documentId } = await mintDocument();
    for (const [content, name, status] of [
      [mintMp4(), 'a.pdf', 415],
      [Buffer.from('<!doctype html><script>1</script>'), 'a.pdf', 415],
      [Buffer.alloc(0), 'a.pdf', 400],
    ] as const)
      expect((await upload(documentId, person.token, content, name)).status).toBe(status);
    expect((await itemsOf(person.token, 'DOCUMENT')).map(({ name }) => name)).toContain('Portfolio 2026.pdf');
  });

  it("another person's video and document cannot be replaced or removed", async () => {
    const { person, documentId } = await mintVideo();
    const paper = await mintDocument();
    const thief = await mintPerson(school);
    for (const id of [documentId, paper.documentId, randomUUID()]) {
      expect((await upload(id, thief.token, mintMp4(), 'x.mp4')).status).toBe(404);
      expect((await remove(id, thief.token)).status).toBe(404);
    }
    expect((await school.call('DELETE', `/v2/client/user/profile/document/${documentId}`)).status).toBe(401);
    expect((await remove('x', person.token)).status).toBe(400);
    expect((await itemsOf(person.token, 'INTRODUCTION_VIDEO'))[0]?.status).toBe('COMPLETED');
    expect(await ownMedia(paper.person.token)).toHaveLength(1);
  });
});
