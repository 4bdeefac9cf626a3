import { afterAll, describe, expect, it } from 'vitest';
import { fileForm, mintPng } from '../../test/images.ts';
import { mintPerson } from '../../test/mint.ts';
import { openTestSchool } from '../../test/open-test-school.ts';
import { startBucketServer } from '../../test/start-bucket-server.ts';
import { createS3Store } from '../gateways/files/s3-store.ts';
import { readSettings } from '../settings/read-settings.ts';

const buckets = await startBucketServer();
const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = readSettings(
  buckets.env,
);
const school = openTestSchool({ S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY });
afterAll(() => buckets.stop());

const photo = await mintPng(400, 400);
const save = (token: string) =>
  school.call('PUT', '/v1/client/user/profile/photo', {
    token,
    form: fileForm('profilePhoto', photo, 'me.png'),
  });
const photosOf = async (token: string) =>
  (await school.call('GET', '/v2/client/user/profile', { token })).body.userProfile.profileMedia;

describe('uploads while the file service fails', () => {
  it.each([
    ['is full', 'InsufficientStorage', 507, 'INSUFFICIENT_STORAGE'],
    ['refuses the key', 'SignatureDoesNotMatch', 503, 'SERVICE_UNAVAILABLE'],
    ['lost its bucket', 'NoSuchBucket', 503, 'SERVICE_UNAVAILABLE'],
    ['has a failure of its own', 'InternalError', 503, 'SERVICE_UNAVAILABLE'],
  ])(
    'ADOPT-01 one to a service that %s reports it, leaves nothing half stored, and succeeds afterwards',
    async (_, code, status, said) => {
      const { token } = await mintPerson(school);
      expect((await save(token)).status).toBe(200);
      const before = await photosOf(token);
      buckets.refuseWrites(code);
      try {
        const refused = await save(token);
        expect(refused).toMatchObject({ status, body: { code: said } });
        expect(refused.body.message).toMatch(/files/);
        expect(await photosOf(token)).toEqual(before);
      } finally {
        buckets.refuseWrites(null);
      }
      expect((await save(token)).status).toBe(200);
      expect(await photosOf(token)).not.toEqual(before);
    },
  );

  it('ADOPT-01 an unreachable service is reported as such, while a missing file is not a fault of the service', async () => {
    const away = createS3Store(readSettings({ ...buckets.env, S3_ENDPOINT: 'http://127.0.0.1:9' }));
    await expect(away.get('private', 'a.txt')).rejects.toMatchObject({
      name: 'FileServiceError',
      kind: 'AWAY',
      message: expect.stringContaining('does not answer (ECONNREFUSED)'),
    });
    const store = createS3Store(readSettings(buckets.env));
    await expect(store.get('private', 'nowhere.txt')).rejects.not.toMatchObject({ name: 'FileServiceError' });
  });
});
