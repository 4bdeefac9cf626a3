import { hubPath } from '@plinth/domain/navigation/landing-path';
import { Logo } from '@plinth/ui/Logo';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { ThemeButton } from '../parts/ThemeButton.tsx';
import { session } from '../stores/session.ts';
import { AccountMenu } from './AccountMenu.tsx';
import * as css from './AppFrame.css.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { SearchButton } from './palette/SearchButton.tsx';

/** The plain frame of signed-in pages outside a cohort: bar on top, content below. */
export function AppFrame({ children }: { children: ReactNode }) {
  const { status, profile } = useSnapshot(session);
  return (
    <>
      <header className={css.bar}>
        <a
          className={css.home}
          href={hubPath(profile?.userData.roles ?? [])}
          aria-label={`${__SCHOOL_NAME__}, your courses`}
        >
          <Logo name={__SCHOOL_NAME__} />
        </a>
        <div className={css.actions}>
          {status === 'signed-in' && <SearchButton />}
          <ThemeButton />
          <NotificationBell />
          {status === 'signed-in' && <AccountMenu />}
        </div>
      </header>
      <main id="main" className={css.main}>
        {children}
      </main>
    </>
  );
}
