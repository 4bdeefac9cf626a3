import type { PlacementPage } from '@plinth/domain/navigation/placement-paths';

/** The heading of each page, which stands there before the page does. */
export const PAGE_TITLES: Record<PlacementPage, string> = {
  '': 'Placement hub',
  job: 'Opening',
  jobs: 'Openings',
  application: 'Application',
  applications: 'Applications',
  'interest-form': 'Placement form',
  'interest-form/view': 'Your answers',
  'interest-form/edit': 'Change your answers',
  'self-placed': 'A job of your own',
};
