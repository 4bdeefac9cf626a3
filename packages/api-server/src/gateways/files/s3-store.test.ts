import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BucketServer, startBucketServer } from '../../../test/start-bucket-server.ts';
import { readSettings } from '../../settings/read-settings.ts';
import { checkBuckets } from './check-buckets.ts';
import { createS3Store } from './s3-store.ts';

let server: BucketServer;
beforeAll(async () => {
  server = await startBucketServer();
});
afterAll(() => server.stop());

const settings = (change: Record<string, string> = {}) => readSettings({ ...server.env, ...change });
const check = (change?: Record<string, string>) => checkBuckets(settings(change));

describe('buckets of an S3 service', () => {
  it('ADOPT-01 a file gets a presigned link only when browsers can reach the service', async () => {
    expect(await createS3Store(settings()).link('public', 'a.mp4')).toBeNull();
    const store = createS3Store(settings({ S3_PUBLIC_ENDPOINT: server.env.S3_ENDPOINT }));
    await store.put('public', 'a.mp4', Buffer.from('film'), 'video/mp4');
    const link = (await store.link('public', 'a.mp4')) ?? '';
    const answer = await fetch(link, { headers: { range: 'bytes=1-2' } });
    expect([answer.status, await answer.text()]).toEqual([206, 'il']);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    const { searchParams } = new URL(link);
    expect(searchParams.get('X-Amz-Expires')).toBe('3600');
    expect(searchParams.get('X-Amz-Signature')).toMatch(/^[0-9a-f]{64}$/);
  });

  it('ADOPT-01 each fault of the service is reported in one line that says what to change', async () => {
    await expect(check()).resolves.toBeUndefined();
    const host = new URL(server.env.S3_ENDPOINT).host;
    await expect(check({ S3_ACCESS_KEY_ID: 'ANOTHER' })).rejects.toThrow(
      `The file service at ${host} refuses the key (InvalidAccessKeyId). Check S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
    );
    await expect(check({ S3_BUCKET: 'nowhere' })).rejects.toThrow(
      `There is no bucket nowhere-public at ${host}. Make it, or check S3_BUCKET: the school uses S3_BUCKET-public and S3_BUCKET-private.`,
    );
    await expect(check({ S3_ENDPOINT: 'http://127.0.0.1:9' })).rejects.toThrow(
      'The file service at 127.0.0.1:9 does not answer (ECONNREFUSED). Check S3_ENDPOINT.',
    );
    for (const [code, said] of [
      ['SignatureDoesNotMatch', / refuses the key \(SignatureDoesNotMatch\)\. Check S3_ACCESS_KEY_ID/],
      ['InsufficientStorage', /^The bucket school-public at \S+ is full \(InsufficientStorage\)\. Make room/],
      ['AccessDenied', /^The key may not read, write and delete in the bucket school-public /],
      ['PermanentRedirect', /^The bucket school-public is in another region .+ Check S3_REGION/],
      ['RequestTimeTooSkewed', / Set the clock\.$/],
      [
        'NoSuchLifecycle',
        /^The bucket school-public at \S+ cannot be used \(NoSuchLifecycle: refused for a test\)\.$/,
      ],
    ] as const) {
      server.refuseWrites(code);
      await expect(check()).rejects.toThrow(said);
    }
    server.refuseWrites(null);
    await expect(check()).resolves.toBeUndefined();
  });

  it('ADOPT-01 invalid bucket names and addresses are refused before the service is called', () => {
    expect(() => settings({ S3_BUCKET: 'My Files' })).toThrow(/S3_BUCKET: must be 3 to 55/);
    expect(() => settings({ S3_ENDPOINT: 'minio:9000' })).toThrow(/S3_ENDPOINT: /);
    expect(() => settings({ S3_SECRET_ACCESS_KEY: '' })).toThrow(/S3_BUCKET: needs S3_ACCESS_KEY_ID/);
  });
});
