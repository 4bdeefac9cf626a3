import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import type { UseQueryResult } from '@tanstack/react-query';

type PlaceUnknownProps = { place: Pick<UseQueryResult, 'error' | 'isFetching'> & { refetch: () => unknown } };

/** Says that a page leaves out what only learners do, because it does not know yet whether its reader is one. */
export const PlaceUnknown = ({ place }: PlaceUnknownProps) => (
  <Banner
    tone="warning"
    live="status"
    title="Your place in this course could not be loaded"
    action={
      <Button size="s" loading={place.isFetching} onClick={() => void place.refetch()}>
        Try again
      </Button>
    }
  >
    {place.error?.message} Handing in, notes and marking pages as complete are missing until then.
  </Banner>
);
