import type { HttpBindings } from '@hono/node-server';
import type { ApiContext } from '../api/context.ts';

/** What the app's middlewares pass on, and the request as Node has it. */
export type AppEnv = {
  Variables: {
    requestId: string;
    readSchoolName: () => Promise<string>;
    /** Set on a call whose access was decided before it is answered. */
    call?: ApiContext;
  };
  Bindings: Partial<HttpBindings>;
};
