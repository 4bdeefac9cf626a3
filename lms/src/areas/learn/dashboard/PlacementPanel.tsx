import { learnerMay } from '@plinth/domain/cohorts/learner-may';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { userCohortsInfoQuery } from '../../../data/cohorts-of-user.ts';
import { bannerQuery } from '../../../data/placement.ts';
import { QueryPanel } from '../../../parts/QueryPanel/QueryPanel.tsx';
import * as css from './DashboardPage.css.ts';

/**
 * The placement banner on the dashboard of the placement-hub cohort. It appears only with a next step: mere information
 * is in the hub, and since it is last in its column nothing moves when it loads.
 */
export function PlacementPanel({ cohortId }: { cohortId: string }) {
  const info = useQuery(userCohortsInfoQuery());
  const own =
    info.data?.placementCohortId === cohortId
      ? info.data.cohorts.find((cohort) => cohort.cohortId === cohortId)
      : undefined;
  const isOpen = own !== undefined && learnerMay(own.state, 'everything');
  const banner = useQuery({ ...bannerQuery(cohortId), enabled: isOpen });
  if (!isOpen || !banner.data?.buttonPath) return null;
  return (
    <QueryPanel title="Placement" query={banner} skeleton={null}>
      {({ title, text, buttonText, buttonPath }) => (
        <div className={css.step}>
          <div className={css.stepText}>
            <Text weight="strong">{title}</Text>
            <Text measure secondary>
              {text}
            </Text>
          </div>
          {buttonPath && <Button href={buttonPath}>{buttonText}</Button>}
        </div>
      )}
    </QueryPanel>
  );
}
