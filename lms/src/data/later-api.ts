import { createClient } from '@plinth/api-client/create-client';
import type { LaterArea } from '@plinth/api-client/later-areas';
import routes from '@plinth/api-client/later-routes.gen.json' with { type: 'json' };
import { apiOptions } from './api.ts';

/** The typed client of the calls that no first screen makes. Only what is loaded later may import it. */
export const laterApi = createClient<LaterArea>(apiOptions, routes);
