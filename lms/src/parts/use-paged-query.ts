import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';

/** A query whose last answer stays while the one for another page or filter is loading. */
export const usePagedQuery = <Data, Key extends QueryKey>(query: UseQueryOptions<Data, Error, Data, Key>) =>
  useQuery({ ...query, placeholderData: keepPreviousData });
