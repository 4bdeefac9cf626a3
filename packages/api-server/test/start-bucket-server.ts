/// <reference path="./s3rver.d.ts" />
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import S3rver from 's3rver';
import S3Error from 's3rver/lib/models/error.js';

export type BucketServer = {
  /** The environment variables by which a school uses it. */
  env: {
    S3_BUCKET: string;
    S3_ENDPOINT: string;
    S3_REGION: string;
    S3_ACCESS_KEY_ID: string;
    S3_SECRET_ACCESS_KEY: string;
  };
  /** Makes every write fail with this protocol code, such as that of a full bucket; null reverts it. */
  refuseWrites: (code: string | null) => void;
  stop: () => Promise<void>;
};

/** The only key s3rver knows; it accepts any secret with it. */
const KEY = 'S3RVER';

/** Starts an S3 service with a school's two buckets, on a free port; its files are removed with it. */
export async function startBucketServer(): Promise<BucketServer> {
  const directory = await mkdtemp(join(tmpdir(), 'plinth-buckets-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: 'school-public' }, { name: 'school-private' }],
  });
  const { store } = server;
  const putObject = store.putObject.bind(store);
  let refusal: string | null = null;
  store.putObject = async (object) => {
    if (refusal) throw new S3Error(refusal, 'refused for a test');
    const put = await putObject(object);
    // It answers before its file is fully written; the next reader would get a part.
    const file = store.getResourcePath(object.bucket, object.key, 'object');
    while ((await stat(file)).size < put.size) await setImmediate();
    return put;
  };
  const { port } = await server.run();
  return {
    env: {
      S3_BUCKET: 'school',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: 'us-east-1',
      S3_ACCESS_KEY_ID: KEY,
      S3_SECRET_ACCESS_KEY: KEY,
    },
    refuseWrites: (code) => {
      refusal = code;
    },
    stop: async () => {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
