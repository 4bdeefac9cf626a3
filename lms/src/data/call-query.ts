import { type QueryKey, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';

/** A query that makes one API call, aborted with the query. */
export const callQuery = <Input, Output>(
  queryKey: QueryKey,
  call: (input: Input, options: { signal: AbortSignal }) => Promise<Output>,
  input: NoInfer<Input>,
  options?: Omit<UndefinedInitialDataOptions<Output>, 'queryKey' | 'queryFn' | 'select'>,
) => queryOptions({ ...options, queryKey, queryFn: ({ signal }) => call(input, { signal }) });

/** Such a query whose answer others may have changed: it is asked again whenever a screen shows it. */
export const freshQuery = <Input, Output>(
  queryKey: QueryKey,
  call: (input: Input, options: { signal: AbortSignal }) => Promise<Output>,
  input: NoInfer<Input>,
) => callQuery(queryKey, call, input, { staleTime: 0 });
