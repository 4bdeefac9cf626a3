import type { HttpBindings } from '@hono/node-server';

/** What the middlewares of the app hand on, and the request as Node has it. */
export type AppEnv = {
  Variables: { requestId: string; readSchoolName: () => Promise<string> };
  Bindings: Partial<HttpBindings>;
};
