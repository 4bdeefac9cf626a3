import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailure } from './LoadFailure.tsx';
import * as css from './LoadState.css.ts';

type LoadStateProps<T> = {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  /** What is loaded, such as `The order`, where a failure replaces a page or a section. */
  what?: string;
  isPlural?: boolean;
  /** The accessible name of the loading state, where `what` does not say it. */
  loading?: string;
  /** The heading of a failure, where `what` does not say it; a part under its own heading needs none. */
  failed?: string | undefined;
  /** The placeholder shape of the content. */
  skeleton?: ReactNode;
  level?: 1 | 2 | 3;
  children: (data: T) => ReactNode;
};

/** The loaded content, a placeholder, or an error with a way to retry. */
export function LoadState<T>({
  query,
  what,
  isPlural = false,
  loading = `${what} ${isPlural ? 'are' : 'is'} loading`,
  failed = what && `${what} could not be loaded`,
  skeleton,
  level = 2,
  children,
}: LoadStateProps<T>) {
  const { data, error } = query;
  if (data !== undefined) return children(data);
  if (!error)
    return (
      <div role="status" aria-busy="true" aria-label={loading} className={css.skeleton}>
        {skeleton ?? (
          <>
            <Skeleton shape="row" />
            <Skeleton shape="row" width="most" />
            <Skeleton shape="row" />
          </>
        )}
      </div>
    );
  if (failed !== undefined) return <LoadFailure title={failed} level={level} query={query} />;
  return (
    <div role="alert" className={css.failed}>
      <Text secondary>{error.message}</Text>
      <Button size="s" loading={query.isFetching} onClick={() => void query.refetch()}>
        Try again
      </Button>
    </div>
  );
}
