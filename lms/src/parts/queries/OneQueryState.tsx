import { ErrorState } from '@plinth/ui/ErrorState';
import { Text } from '@plinth/ui/Text';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ArticleSkeleton } from '../ArticleSkeleton.tsx';
import { LoadState } from '../LoadState.tsx';
import { isClosed } from './is-closed.ts';

type OneQueryStateProps<T> = {
  query: UseQueryResult<T>;
  /** Why there may be no such query. */
  missing: string;
  children: (data: T) => ReactNode;
};

/** A query that was asked, on a page of its own, or that there is none. */
export function OneQueryState<T>({ query, missing, children }: OneQueryStateProps<T>) {
  if (query.data === undefined && isClosed(query.error))
    return (
      <ErrorState level={1} title="Query not found">
        <Text tone="soft">{missing}</Text>
      </ErrorState>
    );
  return (
    <LoadState query={query} what="The query" level={1} skeleton={<ArticleSkeleton />}>
      {children}
    </LoadState>
  );
}
