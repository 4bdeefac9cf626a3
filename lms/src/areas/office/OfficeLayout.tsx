import { ApiError } from '@plinth/api-client/api-error';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { ownStaffQuery } from '../../data/staff.ts';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { NothingHere } from '../../shell/NothingHere.tsx';
import { OfficeFrame } from './OfficeFrame.tsx';
import { ShowSecondFactor } from './ShowSecondFactor.tsx';
import { useAskWhenRefused } from './use-ask-when-refused.ts';

/** The office, for people with access; for everyone else this page does not exist. */
export function OfficeLayout() {
  const own = useQuery(ownStaffQuery());
  useAskWhenRefused();
  const refusal = own.error instanceof ApiError && own.error.status === 403 ? own.error : null;
  if (refusal?.code === 'SECOND_FACTOR_REQUIRED')
    return (
      <OfficeFrame capabilities={[]}>
        <ShowSecondFactor />
      </OfficeFrame>
    );
  if (refusal && !own.data) return <NothingHere />;
  if (refusal)
    return (
      <OfficeFrame capabilities={[]}>
        <EmptyState
          level={1}
          title="You no longer have access to the office"
          action={<Button href="/learner-hub">Go to your courses</Button>}
        >
          <Text tone="soft">
            {refusal.message} An owner of the school can tell you more. Your account remains.
          </Text>
        </EmptyState>
      </OfficeFrame>
    );
  if (own.data)
    return (
      <OfficeFrame capabilities={own.data.capabilities}>
        <Outlet />
      </OfficeFrame>
    );
  return own.error ? (
    <OfficeFrame capabilities={[]}>
      <ErrorState
        level={1}
        title="The office could not be opened"
        onRetry={() => void own.refetch()}
        retrying={own.isFetching}
      >
        <Text tone="soft">{own.error.message}</Text>
      </ErrorState>
    </OfficeFrame>
  ) : (
    <main id="main">
      <PageSkeleton />
    </main>
  );
}
