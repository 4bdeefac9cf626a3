import { ErrorState } from '@plinth/ui/ErrorState';
import { Text } from '@plinth/ui/Text';
import type { UseQueryResult } from '@tanstack/react-query';

type LoadFailureProps = {
  title: string;
  level?: 1 | 2 | 3;
  query: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown };
};

/** Says why content could not be loaded, and offers a retry. */
export const LoadFailure = ({ title, level, query }: LoadFailureProps) => (
  <ErrorState title={title} level={level} onRetry={() => void query.refetch()} retrying={query.isFetching}>
    <Text>{query.error?.message}</Text>
  </ErrorState>
);
