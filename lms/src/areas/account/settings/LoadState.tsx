import { ErrorState } from '@plinth/ui/ErrorState';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import * as css from './AccountSettingsPage.css.ts';

type LoadStateProps<T> = {
  query: UseQueryResult<T>;
  /** What loads, as the first words of a sentence: "Your account". */
  what: string;
  children: (data: T) => ReactNode;
};

/** What was loaded, or lines that stand in for it, or what went wrong and another try. */
export function LoadState<T>({ query, what, children }: LoadStateProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError)
    return (
      <ErrorState
        title={`${what} could not be loaded`}
        level={2}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        <Text>{query.error.message}</Text>
      </ErrorState>
    );
  return (
    <div role="status" aria-busy="true" aria-label={`${what}: loading`} className={css.bones}>
      <Skeleton shape="row" />
      <Skeleton shape="row" width="most" />
      <Skeleton shape="row" />
    </div>
  );
}
