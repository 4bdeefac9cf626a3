import { type QueryKey, queryOptions, type UndefinedInitialDataOptions } from '@tanstack/react-query';

/** What a query asks of the school by one call, which ends with the query. */
export const callQuery = <Input, Output>(
  queryKey: QueryKey,
  call: (input: Input, options: { signal: AbortSignal }) => Promise<Output>,
  input: NoInfer<Input>,
  options?: Omit<UndefinedInitialDataOptions<Output>, 'queryKey' | 'queryFn' | 'select'>,
) => queryOptions({ ...options, queryKey, queryFn: ({ signal }) => call(input, { signal }) });
