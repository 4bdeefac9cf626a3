declare module 's3rver' {
  type Options = {
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    vhostBuckets: boolean;
    configureBuckets: { name: string }[];
  };
  type Kept = { bucket: string; key: string };
  export default class S3rver {
    constructor(options: Options);
    httpServer: import('node:http').Server;
    store: {
      putObject: (object: Kept) => Promise<{ size: number; md5: string }>;
      getResourcePath: (bucket: string, key: string, resource: string) => string;
    };
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
declare module 's3rver/lib/models/error.js' {
  export default class S3Error extends Error {
    constructor(code: string, message: string);
  }
}
