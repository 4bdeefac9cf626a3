import { toApiError } from '@plinth/api-client/to-api-error';
import { needsReload } from '@plinth/ui/loading/needs-reload';
import { ReloadWanted } from './reload-wanted.ts';

/**
 * A module loaded when it is first needed. A failure to load is reported like that of a call.
 * @throws ReloadWanted if the page never can load it, ApiError without a connection
 */
export const fetched = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch(async (caught: unknown) => {
    throw (await needsReload(caught)) ? new ReloadWanted() : toApiError(caught);
  });
