import type { PlacementPage } from '@plinth/domain/navigation/placement-paths';

/** The heading of each page, which stands there before the page does. */
export const PAGE_TITLES: Record<PlacementPage, string> = {
  '': 'Placement hub',
  job: 'Opening',
  jobs: 'Openings',
  application: 'Application',
  applications: 'Applications',
  'interest-form': 'Placement form',
  'interest-form/view': 'What you said',
  'interest-form/edit': 'Change what you said',
  'self-placed': 'A job of your own',
};
