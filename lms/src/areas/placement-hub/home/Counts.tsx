import { type PlacementPage, placementPath } from '@plinth/domain/navigation/placement-paths';
import type { PlacementDetails } from '@plinth/domain/placement/placement-details';
import { Annotation } from '@plinth/ui/Annotation';
import * as css from '../placement.css.ts';

const FIGURES: readonly { key: keyof PlacementDetails['counts']; label: string; page: PlacementPage }[] = [
  { key: 'jobs', label: 'Openings for you', page: 'jobs' },
  { key: 'applied', label: 'Applications', page: 'applications' },
  { key: 'offers', label: 'Offers', page: 'applications' },
];

/** The counts of the hub, each linking to what it counts. */
export function Counts({ cohortId, counts }: { cohortId: string; counts: PlacementDetails['counts'] }) {
  return (
    <nav className={css.figures} aria-label="How much there is">
      {FIGURES.map(({ key, label, page }) => {
        const path = placementPath(page, cohortId);
        const figure = (
          <>
            <Annotation label>{label}</Annotation>
            <span className={css.amount}>{counts[key]}</span>
          </>
        );
        return (
          <a key={key} className={css.figure} href={path}>
            {figure}
          </a>
        );
      })}
    </nav>
  );
}
