import type { PlacementPage } from '@plinth/domain/navigation/placement-paths';

/** The heading of each page, shown before the page has loaded. */
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
