import { placementPath } from '@plinth/domain/navigation/placement-paths';
import type { PlacementDetails } from '@plinth/domain/placement/placement-details';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { preferencesQuery } from '../../../data/placement.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { SaidList } from '../form/SaidList.tsx';
import * as css from '../placement.css.ts';

const hasPassed = (date: string | null, now: string) => date !== null && date <= now;

/** The learner's answers in the form, to be changed until the form closes or the placement starts. */
export function Preferences({ cohortId, details }: { cohortId: string; details: PlacementDetails }) {
  const now = useNow();
  const preferences = useQuery(preferencesQuery(cohortId));
  const hasBegun = !details.reopenedUntil && hasPassed(details.placementStartDate, now);
  const isClosed = hasBegun || hasPassed(details.placementFormDate, now);
  return (
    <LoadState query={preferences} loading="Your answers are loading">
      {(data) =>
        data.noticePeriod === null ? (
          <Text tone="soft">Nothing yet. Your answers in the placement form appear here.</Text>
        ) : (
          <>
            <SaidList preferences={data} />
            {isClosed ? (
              <Text secondary>
                {hasBegun ? 'Placement has started, so these answers are final.' : 'The form is closed.'} If
                something has changed, write to the placement team below.
              </Text>
            ) : (
              <div className={css.actions}>
                <Button href={placementPath('interest-form/edit', cohortId)}>Change it</Button>
              </div>
            )}
          </>
        )
      }
    </LoadState>
  );
}
