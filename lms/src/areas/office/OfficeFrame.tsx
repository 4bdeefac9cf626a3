import { BREAKPOINTS } from '@plinth/domain/constants/limits';
import type { Capability } from '@plinth/domain/staff/capability';
import { Logo } from '@plinth/ui/Logo';
import { useLocation } from '@tanstack/react-router';
import PanelLeft from 'lucide-react/icons/panel-left';
import { type ReactNode, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { PageSkeleton } from '../../parts/PageSkeleton.tsx';
import { ThemeButton } from '../../parts/ThemeButton.tsx';
import { AccountMenu } from '../../shell/AccountMenu.tsx';
import { BottomBar } from '../../shell/BottomBar.tsx';
import * as css from '../../shell/CohortFrame.css.ts';
import { NotificationBell } from '../../shell/NotificationBell.tsx';
import { SearchButton } from '../../shell/palette/SearchButton.tsx';
import { pen } from '../../shell/side-icons.ts';
import { useNarrow } from '../../shell/use-narrow.ts';
import { flagTracker, setFlag } from '../../stores/flag-tracker.ts';
import { session } from '../../stores/session.ts';
import { OfficeNavigation } from './OfficeNavigation.tsx';
import { officeIcons } from './office-icons.ts';
import { pageAt, pagesFor } from './office-pages.ts';

const OF_OFFICE = {
  label: 'Office, short',
  title: 'Pages of the office',
  home: { href: '/learner-hub', label: 'My courses' },
};

type OfficeFrameProps = { capabilities: readonly Capability[]; children: ReactNode };

/** The frame of the office: the available pages at the side or at the bottom, the signed-in person on top. */
export function OfficeFrame({ capabilities, children }: OfficeFrameProps) {
  const isNarrow = useNarrow();
  const { pathname } = useLocation();
  const { sideExpanded = window.innerWidth >= BREAKPOINTS.lg } = useSnapshot(flagTracker);
  const { status } = useSnapshot(session);
  const entries = pagesFor(capabilities);
  const page = pageAt(pathname);
  return (
    <div className={css.frame} data-expanded={sideExpanded}>
      {!isNarrow && (
        <aside className={css.side}>
          <a className={css.home} href="/office" aria-label={`${__SCHOOL_NAME__}, the office`}>
            <Logo {...(sideExpanded ? { name: __SCHOOL_NAME__ } : {})} />
          </a>
          <OfficeNavigation entries={entries} page={page} isExpanded={sideExpanded} />
          <button
            type="button"
            className={css.toggle}
            aria-expanded={sideExpanded}
            onClick={() => setFlag('sideExpanded', !sideExpanded)}
          >
            <PanelLeft {...pen} />
            <span className={sideExpanded ? undefined : css.hidden}>
              {sideExpanded ? 'Collapse' : 'Expand'}
            </span>
          </button>
        </aside>
      )}
      <div className={css.column}>
        <header className={css.bar}>
          {isNarrow && (
            <a className={css.mark} href="/office" aria-label={`${__SCHOOL_NAME__}, the office`}>
              <Logo />
            </a>
          )}
          <div className={css.course}>
            <span className={css.courseTitle}>Office</span>
          </div>
          {status === 'signed-in' && <SearchButton />}
          {!isNarrow && <ThemeButton />}
          <NotificationBell />
          <div className={css.account}>{status === 'signed-in' && <AccountMenu />}</div>
        </header>
        <main id="main" className={css.main}>
          <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
        </main>
      </div>
      {isNarrow && <BottomBar entries={entries} page={page} icons={officeIcons} of={OF_OFFICE} />}
    </div>
  );
}
