import { ChipTabs } from '@plinth/ui/ChipTabs';
import type { ReactNode } from 'react';
import { AppFrame } from '../../shell/AppFrame.tsx';
import * as css from './open-lms.css.ts';

const TABS = [
  { value: 'dashboard', label: 'Missions', href: '/open-lms' },
  { value: 'leaderboard', label: 'Leaderboard', href: '/open-lms/leaderboard' },
];

/** The frame of the open course: its navigation above the content. */
export function OpenFrame({ page, children }: { page: string; children: ReactNode }) {
  return (
    <AppFrame>
      <div className={css.frame}>
        <ChipTabs label="The open course" tabs={TABS} value={page === 'content' ? '' : page} />
        {children}
      </div>
    </AppFrame>
  );
}
