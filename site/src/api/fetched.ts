import { toApiError } from '@plinth/api-client/to-api-error';

/** A module that comes when it is first needed: what keeps it from coming is told as that of a call is. */
export const fetched = <Module>(loading: Promise<Module>): Promise<Module> =>
  loading.catch((caught: unknown) => {
    throw toApiError(caught);
  });
