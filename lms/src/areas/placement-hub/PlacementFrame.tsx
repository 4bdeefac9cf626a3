import { type PlacementPage, placementPath } from '@plinth/domain/navigation/placement-paths';
import { ChipTabs } from '@plinth/ui/ChipTabs';
import { Heading } from '@plinth/ui/Heading';
import { type ReactNode, Suspense } from 'react';
import * as listPage from '../../parts/list-page.css.ts';
import { AppFrame } from '../../shell/AppFrame.tsx';
import * as css from './PlacementFrame.css.ts';

const TABS: readonly { value: PlacementPage; label: string }[] = [
  { value: '', label: 'Home' },
  { value: 'jobs', label: 'Jobs' },
  { value: 'applications', label: 'Applications' },
];

/** The tab each page belongs to; the pages of the form and of the learner's own job belong to home. */
const TAB_OF: Partial<Record<PlacementPage, PlacementPage>> = {
  job: 'jobs',
  jobs: 'jobs',
  application: 'applications',
  applications: 'applications',
};

/** The heading of each page, shown before the page has loaded. */
const PAGE_TITLES: Record<PlacementPage, string> = {
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

type PlacementFrameProps = {
  cohortId: string;
  page: PlacementPage;
  /** The page heading, also the window title; by default the usual one of the page. */
  title?: string;
  children: ReactNode;
};

/** The frame of the placement hub: the heading, the tabs of one cohort, and the page below. */
export function PlacementFrame({ cohortId, page, title = PAGE_TITLES[page], children }: PlacementFrameProps) {
  return (
    <AppFrame>
      <title>{`${title} | ${__SCHOOL_NAME__}`}</title>
      <div className={listPage.page}>
        <div className={css.head}>
          <ChipTabs
            label="Placement hub"
            value={TAB_OF[page] ?? ''}
            tabs={TABS.map(({ value, label }) => ({ value, label, href: placementPath(value, cohortId) }))}
          />
          <Heading level={1}>{title}</Heading>
        </div>
        <Suspense>{children}</Suspense>
      </div>
    </AppFrame>
  );
}
