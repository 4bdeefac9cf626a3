import { useQuery } from '@tanstack/react-query';
import { placementDetailsQuery } from '../../../data/placement.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { FormSkeleton } from '../form/FormSkeleton.tsx';
import { PlacementFrame } from '../PlacementFrame.tsx';
import { ReviewedJob } from './ReviewedJob.tsx';
import { SelfPlacedForm } from './SelfPlacedForm.tsx';

/** A job the learner found without the school: reported, changed until it is reviewed, then read-only. */
export function SelfPlacedPage({ cohortId }: { cohortId: string }) {
  const details = useQuery(placementDetailsQuery(cohortId));
  return (
    <PlacementFrame cohortId={cohortId} page="self-placed">
      <LoadState query={details} what="Your job" skeleton={<FormSkeleton />}>
        {({ selfPlaced, documents }) =>
          selfPlaced && selfPlaced.reviewStatus !== 'PENDING' ? (
            <ReviewedJob job={selfPlaced} />
          ) : (
            <SelfPlacedForm
              cohortId={cohortId}
              job={selfPlaced ?? null}
              letter={documents.find(({ kind }) => kind === 'OFFER_LETTER') ?? null}
            />
          )
        }
      </LoadState>
    </PlacementFrame>
  );
}
