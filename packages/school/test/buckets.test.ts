import { type BucketServer, startBucketServer } from '@plinth/api-server/testing/start-bucket-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newHome, openSchool, runSchool } from './run-school.ts';

let buckets: BucketServer;
beforeAll(async () => {
  buckets = await startBucketServer();
});
afterAll(() => buckets.stop());

describe('a school that stores its files in buckets', () => {
  it('ADOPT-01 starts, stops cleanly, and has a configuration without faults', async () => {
    const { child, finished, origin } = await openSchool(await newHome(), buckets.env);
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await finished).code).toBe(0);
    const { code, stdout } = await runSchool(['config'], buckets.env).finished;
    expect(code).toBe(0);
    expect(stdout).toContain('The configuration has no faults.');
  });

  it.each([
    ['start', ['start', '--bare']],
    ['config', ['config']],
  ])(
    'ADOPT-01 %s refuses a wrong key, a missing bucket and a full one, each with a one-line message',
    async (_, args) => {
      const home = await newHome();
      const refused = async (change: Record<string, string>) => {
        const { code, stderr } = await runSchool(args, { PLINTH_HOME: home, ...buckets.env, ...change })
          .finished;
        expect(code).toBe(1);
        return stderr;
      };
      expect(await refused({ S3_ACCESS_KEY_ID: 'ANOTHER' })).toMatch(
        /^The file service at .+ refuses the key .+\n$/,
      );
      expect(await refused({ S3_BUCKET: 'nowhere' })).toMatch(/^There is no bucket nowhere-public at .+\n$/);
      buckets.refuseWrites('InsufficientStorage');
      expect(await refused({})).toMatch(/^The bucket school-public at .+ is full .+\n$/);
      buckets.refuseWrites(null);
    },
  );
});
