import type { PlacementPage } from '@plinth/domain/navigation/placement-paths';
import type { ComponentType } from 'react';
import { lazyPart } from '../../parts/lazy-part.ts';

/**
 * The pages of the placement hub by what follows /placement-hub; home is empty. Each is a `lazyPart`, gets the cohort it is
 * of, and stands in a `PlacementFrame`.
 */
export const PAGES: Partial<Record<PlacementPage, ComponentType<{ cohortId: string }>>> = {
  '': lazyPart(async () => (await import('./home/HomePage.tsx')).HomePage),
  'interest-form': lazyPart(async () => (await import('./form/InterestFormPage.tsx')).InterestFormPage),
  'interest-form/view': lazyPart(async () => (await import('./form/ViewFormPage.tsx')).ViewFormPage),
  'interest-form/edit': lazyPart(async () => (await import('./form/EditFormPage.tsx')).EditFormPage),
  'self-placed': lazyPart(async () => (await import('./self-placed/SelfPlacedPage.tsx')).SelfPlacedPage),
  job: lazyPart(async () => (await import('./jobs/JobPage.tsx')).JobPage),
  jobs: lazyPart(async () => (await import('./jobs/JobsPage.tsx')).JobsPage),
  application: lazyPart(async () => (await import('./jobs/ApplicationPage.tsx')).ApplicationPage),
  applications: lazyPart(async () => (await import('./jobs/ApplicationsPage.tsx')).ApplicationsPage),
};
