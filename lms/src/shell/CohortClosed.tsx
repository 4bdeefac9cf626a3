import { ApiError } from '@plinth/api-client/api-error';
import { Button } from '@plinth/ui/Button';
import { LockedState } from '@plinth/ui/LockedState';
import { Text } from '@plinth/ui/Text';

/** Shown to people without a place in a cohort, or no longer with one, with a link to their own hub. */
export function CohortClosed({ error, hub }: { error: Error; hub: string }) {
  const isUnknown = error instanceof ApiError && error.status === 404;
  return (
    <LockedState
      level={1}
      title={isUnknown ? 'Course not found' : 'You have no place in this course'}
      reason={
        <>
          {!isUnknown && <Text tone="soft">{error.message}</Text>}
          <Text tone="soft">
            Courses you left or moved from are closed to you. Your list shows every course you have, and where
            each one stands.
          </Text>
        </>
      }
      action={<Button href={hub}>Go to your courses</Button>}
    />
  );
}

/** Shown instead of a page that opens when the course starts and would be refused now. */
export function CohortNotBegun({
  page,
  reason,
  dashboard,
}: {
  page: string;
  reason: string;
  dashboard: string;
}) {
  return (
    <LockedState
      level={1}
      title={page}
      reason={<Text tone="soft">{reason} This page opens then.</Text>}
      action={<Button href={dashboard}>Go to the dashboard</Button>}
    />
  );
}

/** A blocked place: nothing is lost, and paying in billing opens it again. */
export function CohortBlocked() {
  return (
    <LockedState
      level={1}
      title="Your access to this course is blocked"
      reason={
        <Text tone="soft">
          This usually means that an instalment is overdue. Your work, answers and credits are kept. Billing
          shows what is open; once it is settled the course opens again.
        </Text>
      }
      action={
        <>
          <Button href="/billing" variant="primary">
            Go to billing
          </Button>
          <Button href="/learner-hub">Go to your courses</Button>
        </>
      }
    />
  );
}
