import { PLACEMENT_CRITERION_NAMES } from '@plinth/domain/placement/placement-criteria';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { eligibilityQuery } from '../../../data/placement.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import * as css from '../placement.css.ts';

/** The criteria for placement, each met or not. */
export function Criteria({ cohortId }: { cohortId: string }) {
  const eligibility = useQuery(eligibilityQuery(cohortId));
  return (
    <LoadState query={eligibility} loading="The requirements are loading">
      {({ criteria }) => (
        <ul className={css.criteria}>
          {criteria.map(({ key, isMet }) => (
            <li key={key} className={css.criterion}>
              <Text>{PLACEMENT_CRITERION_NAMES[key]}</Text>
              <StatusChip tone={isMet ? 'success' : 'warning'}>{isMet ? 'Met' : 'Not met'}</StatusChip>
            </li>
          ))}
        </ul>
      )}
    </LoadState>
  );
}
