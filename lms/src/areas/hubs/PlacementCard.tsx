import { PLACEMENT_CARD, showsPlacementCard } from '@plinth/domain/hubs/placement-card';
import { placementPath } from '@plinth/domain/navigation/placement-paths';
import type { Role } from '@plinth/domain/roles/role';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import * as css from './LearnerHubPage.css.ts';

type PlacementCardProps = {
  courseCount: number;
  roles: readonly Role[];
  placementCohortId: string | null;
};

/** Leads learners with a course to the placement hub of their cohort. */
export function PlacementCard({ courseCount, roles, placementCohortId }: PlacementCardProps) {
  if (placementCohortId === null || !showsPlacementCard({ courseCount, roles, placementCohortId }))
    return null;
  const href = placementPath('', placementCohortId);
  return (
    <section className={css.gateway} aria-labelledby="placement">
      <div className={css.resumeText}>
        <Text weight="strong" id="placement">
          {PLACEMENT_CARD.title}
        </Text>
      </div>
      <Button href={href}>{PLACEMENT_CARD.button}</Button>
    </section>
  );
}
