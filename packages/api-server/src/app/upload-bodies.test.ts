import { contract } from '@plinth/contract';
import type { CallMeta } from '@plinth/contract/call';
import { PHOTO_MAX_BYTES } from '@plinth/domain/constants/limits';
import { describe, expect, it } from 'vitest';
import { fileForm, mintPdf, mintPng } from '../../test/images.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { takesFiles } from '../../test/takes-files.ts';

const school = openTestSchool();

const PHOTO = '/v1/client/user/profile/photo';
const MENTOR_DOCUMENTS = '/v1/client/public/lms/mentor-leads/docs';
const JSON_CALL = '/v1/client/login/email';
const WEBHOOK = '/api/v1/webhook/stripe/process-and-verify';
const LARGE = 40 * 1024 * 1024;
const FORM = 'multipart/form-data; boundary=here';

/** Sends a body of 40 MB that tells how many bytes of it were taken. */
async function send(
  path: string,
  { method = 'POST', type = FORM, declared = true, token }: Record<string, unknown> = {},
) {
  let taken = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (taken >= LARGE) return controller.close();
        taken += 64 * 1024;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    },
    { highWaterMark: 0 },
  );
  const headers = {
    'content-type': String(type),
    ...(declared ? { 'content-length': String(LARGE) } : {}),
    ...(typeof token === 'string' ? { 'x-auth-token': token } : {}),
  };
  const answer = await school.raw(path, {
    method: String(method),
    headers,
    body,
    duplex: 'half',
  } as RequestInit);
  return { status: answer.status, answer: await answer.json(), headers: answer.headers, taken };
}

describe('the body of a call that takes only JSON', () => {
  it('API-279 is refused with 413 as a large form before a byte is taken, and undeclared after half a megabyte', async () => {
    expect(await send(JSON_CALL)).toMatchObject({ status: 413, taken: 0 });
    const undeclared = await send(JSON_CALL, { declared: false });
    expect(undeclared.status).toBe(413);
    expect(undeclared.taken).toBeLessThan(1024 * 1024);
    const { token } = await mintPerson(school);
    expect(await send('/v1/client/user/data', { method: 'PUT', token })).toMatchObject({
      status: 413,
      taken: 0,
    });
  });

  it('API-279 is refused with 413 at the address of a webhook as well, and not taken at all where there is none', async () => {
    for (const type of [FORM, 'application/json', 'application/octet-stream'])
      expect(await send(WEBHOOK, { type })).toMatchObject({ status: 413, taken: 0 });
    const sent = new Request('http://localhost/api/v1/webhook/none/process-and-verify', {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', 'content-length': '7' },
    });
    const { status } = await school.raw(sent as unknown as string);
    expect([status, sent.bodyUsed]).toEqual([404, false]);
  });
});

describe('the body of a call that takes files', () => {
  it('API-279 passes unread for a stranger or an unknown session, declared or not, and the refusal follows it', async () => {
    for (const declared of [true, false])
      for (const token of [undefined, 'invented'])
        expect(await send(PHOTO, { method: 'PUT', declared, token })).toMatchObject({
          status: 401,
          answer: { code: 'UNAUTHORIZED' },
          taken: LARGE,
        });
  });

  it('API-279 passes unread from somebody signed in whose roles do not open the call', async () => {
    const { token } = await mintPerson(school);
    expect(await send('/v1/office/courses/check', { token, declared: false })).toMatchObject({
      status: 403,
      taken: LARGE,
    });
  });

  it('API-279 is read from whoever may send it, up to the size of the call', async () => {
    const { token } = await mintPerson(school);
    const form = fileForm('profilePhoto', mintPng(64, 64), 'me.png');
    expect((await school.call('PUT', PHOTO, { token, form })).status).toBe(200);
    const great = fileForm('profilePhoto', Buffer.alloc(53 * 1024 * 1024), 'me.png');
    expect((await school.call('PUT', PHOTO, { token, form: great })).status).toBe(413);
  });

  it('API-279 VALID-46 is taken up to what the call says: a form of more passes, and the refusal tells how much may be sent', async () => {
    const { token } = await mintPerson(school);
    const form = fileForm('profilePhoto', mintPng(64, 64), 'me.png');
    form.set('more', new File([new Uint8Array(6 * 1024 * 1024)], 'more.bin'));
    expect(await school.call('PUT', PHOTO, { token, form })).toMatchObject({
      status: 413,
      body: {
        status: 413,
        code: 'PAYLOAD_TOO_LARGE',
        message: 'That is more than the 5 MB that may be sent here.',
      },
    });
    expect(await send(PHOTO, { method: 'PUT', token })).toMatchObject({ status: 413, taken: LARGE });
    const undeclared = await send(PHOTO, { method: 'PUT', token, declared: false });
    expect(undeclared.status).toBe(413);
    expect(undeclared.taken).toBeLessThan(6 * 1024 * 1024);
  });

  it('API-279 VALID-46 a photo of exactly the size that may be sent arrives and is judged as one', async () => {
    const { token } = await mintPerson(school);
    const form = fileForm('profilePhoto', Buffer.alloc(PHOTO_MAX_BYTES), 'me.png');
    expect((await school.call('PUT', PHOTO, { token, form })).status).toBe(415);
  });

  it('API-279 costs one look at the session, as every call does', async () => {
    const { token } = await mintPerson(school);
    const sent = () => school.call('PUT', PHOTO, { token, form: new FormData() });
    expect(await school.countQueries(sent)).toBe(
      await school.countQueries(() => school.call('PUT', PHOTO, { token, body: {} })),
    );
  });

  it('API-279 passes unread from an address above the limit of a public call, which counts each call once', async () => {
    const one = (n: number) => {
      const form = fileForm('docs', mintPdf(), 'cv.pdf');
      form.set('emailId', `mentor-${n}@plinth.test`);
      return school.call('PUT', MENTOR_DOCUMENTS, { form });
    };
    expect((await one(0)).status).toBe(200);
    const { rows } = await school.deps.pool.query<{ key: string; points: number }>(
      `select key, points from rate_limits where key like 'leads.saveMentorDocuments%'`,
    );
    expect(rows.map(({ points }) => points)).toEqual([1, 1]);
    await school.deps.pool.query(
      `update rate_limits set points = 120 where key like 'leads.saveMentorDocuments:%'`,
    );
    const refused = await send(MENTOR_DOCUMENTS, { method: 'PUT', declared: false });
    expect(refused).toMatchObject({ status: 429, taken: LARGE });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

type Node = { '~orpc'?: { inputSchema?: unknown; meta: CallMeta } };
type Call = { name: string; hasFiles: boolean; meta: CallMeta };

/** The calls of the contract by name, and whether their input has files. */
function callsIn(node: object, path: string[] = []): Call[] {
  const declared = (node as Node)['~orpc'];
  if (declared)
    return [{ name: path.join('.'), hasFiles: takesFiles(declared.inputSchema), meta: declared.meta }];
  return Object.entries(node).flatMap(([key, inner]) => callsIn(inner as object, [...path, key]));
}

describe('the calls that take files', () => {
  const calls = callsIn(contract);
  const uploads = calls.filter(({ meta }) => meta.upload);

  it('API-279 say how many bytes of them they take, those with optional or several files included, and no others do', () => {
    const names = uploads.map(({ name }) => name);
    expect(names).toEqual(calls.filter(({ hasFiles }) => hasFiles).map(({ name }) => name));
    for (const name of [
      'profiles.savePhoto',
      'leads.saveMentorDocuments',
      'tips.write',
      'mentorQueries.save',
    ])
      expect(names).toContain(name);
    expect(names).not.toContain('auth.loginEmail');
  });

  it('API-279 name no cohort in their body, since their access is decided before it is read', () => {
    expect(uploads.filter(({ meta }) => meta.cohortIn && meta.cohortIn !== 'params')).toEqual([]);
  });
});
