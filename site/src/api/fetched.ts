import { toApiError } from '@plinth/api-client/to-api-error';

/** A module loaded when it is first needed; a failure to load is reported like that of a call. */
export const fetched = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch((caught: unknown) => {
    throw toApiError(caught);
  });
