import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { preferencesQuery, savePreferences } from '../../../data/placement.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { PlacementFrame } from '../PlacementFrame.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { PlacementForm } from './PlacementForm.tsx';

/** The page that changes a filled form. */
export function EditFormPage({ cohortId }: { cohortId: string }) {
  const preferences = useQuery(preferencesQuery(cohortId));
  return (
    <PlacementFrame cohortId={cohortId} page="interest-form/edit">
      <LoadState query={preferences} what="The form" skeleton={<FormSkeleton />}>
        {(said) =>
          said.noticePeriod === null ? (
            <EmptyState
              level={2}
              title="There is nothing to change yet"
              action={
                <Button variant="primary" href={placementPath('interest-form', cohortId)}>
                  Fill in the form
                </Button>
              }
            >
              <Text tone="soft">You have not filled in the form.</Text>
            </EmptyState>
          ) : (
            <PlacementForm
              cohortId={cohortId}
              said={said}
              label="Change your answers"
              button="Save the changes"
              done="Changes saved."
              next={placementPath('interest-form/view', cohortId)}
              save={({ interestedInPlacements, ...form }) => savePreferences(form)}
            />
          )
        }
      </LoadState>
    </PlacementFrame>
  );
}
