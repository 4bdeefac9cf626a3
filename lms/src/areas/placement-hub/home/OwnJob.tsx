import { placementPath } from '@plinth/domain/navigation/placement-paths';
import type { PlacementDetails } from '@plinth/domain/placement/placement-details';
import { Button } from '@plinth/ui/Button';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import * as css from '../placement.css.ts';
import { REVIEW_TEXTS } from '../review-texts.ts';

/** Links to the job a learner found without the school, with its state. */
export function OwnJob({ cohortId, details }: { cohortId: string; details: PlacementDetails }) {
  const { selfPlaced, status } = details;
  if (!selfPlaced)
    return (
      <>
        <Text tone="soft">Tell the placement team, with the offer letter. It counts as your placement.</Text>
        {status !== 'NOT_ELIGIBLE_FOR_PLACEMENT' && (
          <div className={css.actions}>
            <Button href={placementPath('self-placed', cohortId)}>Tell us about it</Button>
          </div>
        )}
      </>
    );
  const { label, tone } = REVIEW_TEXTS[selfPlaced.reviewStatus];
  return (
    <>
      <div className={css.actions}>
        <Text weight="strong">
          {selfPlaced.designation}, {selfPlaced.companyName}
        </Text>
        <StatusChip tone={tone}>{label}</StatusChip>
      </div>
      {selfPlaced.remark && <Text lines>{selfPlaced.remark}</Text>}
      {status !== 'NOT_ELIGIBLE_FOR_PLACEMENT' && (
        <div className={css.actions}>
          <Button href={placementPath('self-placed', cohortId)}>
            {selfPlaced.reviewStatus === 'PENDING' ? 'Show or change it' : 'Show it'}
          </Button>
        </div>
      )}
    </>
  );
}
