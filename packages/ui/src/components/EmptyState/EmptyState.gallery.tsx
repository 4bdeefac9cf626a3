import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

export const states = {
  'no cohort': (
    <EmptyState
      title="You are in no cohort yet"
      drawing="plot"
      action={<Button variant="primary">See the courses</Button>}
    >
      Courses you join appear here, with their dates and what is due next.
    </EmptyState>
  ),
  'no files': (
    <EmptyState title="No submissions yet" drawing="sheet">
      The first assignment opens with topic 1.3.
    </EmptyState>
  ),
  'nothing found': (
    <EmptyState title="No job fits these filters" drawing="search" action={<Button>Clear filters</Button>}>
      Two filters are on.
    </EmptyState>
  ),
};
