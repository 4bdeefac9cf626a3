import { schoolDay } from '@plinth/domain/dates/school-day';
import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  bannerTypeQuery,
  placementDetailsQuery,
  preferencesQuery,
  saveInterest,
} from '../../../data/placement.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { HideHub } from '../home/HideHub.tsx';
import { PlacementFrame } from '../PlacementFrame.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';
import { PlacementForm } from './PlacementForm.tsx';

/**
 * The placement form, filled in once. A learner who declined is asked first; one who filled it in is shown the next
 * step.
 */
export function InterestFormPage({ cohortId }: { cohortId: string }) {
  const preferences = useQuery(preferencesQuery(cohortId));
  const details = useQuery(placementDetailsQuery(cohortId)).data;
  const status = useQuery(bannerTypeQuery(cohortId)).data?.bannerType;
  const [hasChangedMind, setChangedMind] = useState(false);
  return (
    <PlacementFrame cohortId={cohortId} page="interest-form">
      {status === 'PLACEMENT_FORM_NOT_AVAILABLE' ? (
        <EmptyState level={2} title="There is no placement form yet">
          <Text tone="soft">It opens here as soon as your cohort has a date for it.</Text>
        </EmptyState>
      ) : status === 'NOT_INTERESTED_IN_PLACEMENT' && !hasChangedMind ? (
        <EmptyState
          level={2}
          title="You are not taking part in placement"
          action={
            <>
              <Button variant="primary" onClick={() => setChangedMind(true)}>
                I am interested after all
              </Button>
              <HideHub cohortId={cohortId} />
            </>
          }
        >
          <Text tone="soft">
            You said so yourself. You can change your mind
            {details?.placementFormDate
              ? ` until ${schoolDay(details.placementFormDate)}`
              : ' until the form closes'}
            .
          </Text>
        </EmptyState>
      ) : (
        <LoadState query={preferences} what="The form" skeleton={<FormSkeleton />}>
          {(said) =>
            said.noticePeriod !== null && !hasChangedMind ? (
              <EmptyState
                level={2}
                title="You have filled in the form"
                action={
                  <>
                    <Button variant="primary" href={placementPath('interest-form/view', cohortId)}>
                      See what you said
                    </Button>
                    <Button href={placementPath('interest-form/edit', cohortId)}>Change it</Button>
                  </>
                }
              >
                <Text tone="soft">It can be changed until it closes or the placement begins.</Text>
              </EmptyState>
            ) : (
              <>
                <Text tone="soft" measure>
                  The placement team reads this to find openings that suit you; employers see it only with an
                  application of yours.
                  {details?.placementFormDate &&
                    ` The form closes on ${schoolDay(details.placementFormDate)}.`}
                </Text>
                <PlacementForm
                  cohortId={cohortId}
                  said={said}
                  label="Placement form"
                  button="Hand in the form"
                  done="Placement form submitted."
                  next={placementPath('', cohortId)}
                  save={saveInterest}
                />
              </>
            )
          }
        </LoadState>
      )}
    </PlacementFrame>
  );
}
