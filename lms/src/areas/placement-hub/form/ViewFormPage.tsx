import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { Button } from '@plinth/ui/Button';
import { Card } from '@plinth/ui/Card';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { preferencesQuery } from '../../../data/placement.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { PlacementFrame } from '../PlacementFrame.tsx';
import * as css from '../placement.css.ts';
import { FormSkeleton } from './FormSkeleton.tsx';
import { SaidList } from './SaidList.tsx';

/** The page that shows a filled form. */
export function ViewFormPage({ cohortId }: { cohortId: string }) {
  const preferences = useQuery(preferencesQuery(cohortId));
  return (
    <PlacementFrame cohortId={cohortId} page="interest-form/view">
      <LoadState query={preferences} what="Your answers" isPlural skeleton={<FormSkeleton />}>
        {(said) =>
          said.noticePeriod === null ? (
            <EmptyState
              level={2}
              title="You have not filled in the form yet"
              action={
                <Button variant="primary" href={placementPath('interest-form', cohortId)}>
                  Fill in the form
                </Button>
              }
            >
              <Text tone="soft">Your answers appear here.</Text>
            </EmptyState>
          ) : (
            <Card width="fill">
              <div className={css.body}>
                <SaidList preferences={said} />
                <div className={css.actions}>
                  <Button variant="primary" href={placementPath('interest-form/edit', cohortId)}>
                    Change it
                  </Button>
                  <Button href={placementPath('', cohortId)}>Go to the placement hub</Button>
                </div>
              </div>
            </Card>
          )
        }
      </LoadState>
    </PlacementFrame>
  );
}
