import { ChipTabs } from '@plinth/ui/ChipTabs';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { PageTitle } from '../../../parts/PageTitle.tsx';
import { EarnedPanel } from './EarnedPanel.tsx';
import { KindsPanel } from './KindsPanel.tsx';
import { LeaderboardPanel } from './LeaderboardPanel.tsx';
import { type BoardSearch, boardPath, performancePath } from './performance-path.ts';
import * as css from './progress.css.ts';
import { TrendsPanel } from './TrendsPanel.tsx';

type PerformancePageProps = {
  cohortId: string;
  shown: 'own' | 'leaderboard';
  /** The page of the list of what earned credits, from 1. */
  page: number;
  onPage: (page: number, isReplacing?: boolean) => void;
  board: BoardSearch;
};

/** The learner's performance, alone and compared with others. */
export function PerformancePage({ cohortId, shown, page, onPage, board }: PerformancePageProps) {
  return (
    <div className={css.page}>
      <PageTitle page={shown === 'own' ? 'Performance' : 'Leaderboard'} cohortId={cohortId} />
      <PageHeading title="Performance" />
      <ChipTabs
        label="Show"
        value={shown}
        tabs={[
          { value: 'own', label: 'Your work', href: performancePath(cohortId) },
          { value: 'leaderboard', label: 'Leaderboard', href: boardPath(cohortId, {}) },
        ]}
      />
      {shown === 'leaderboard' ? (
        <LeaderboardPanel cohortId={cohortId} search={board} />
      ) : (
        <>
          <TrendsPanel cohortId={cohortId} />
          <KindsPanel cohortId={cohortId} />
          <EarnedPanel cohortId={cohortId} page={page} onPage={onPage} />
        </>
      )}
    </div>
  );
}
