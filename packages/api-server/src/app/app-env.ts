import type { HttpBindings } from '@hono/node-server';

/** What the app's middlewares pass on, and the request as Node has it. */
export type AppEnv = {
  Variables: { requestId: string; readSchoolName: () => Promise<string> };
  Bindings: Partial<HttpBindings>;
};
