import { loginPathWithCallback } from '@plinth/domain/navigation/login-path';
import { Button } from '@plinth/ui/Button';
import { Logo } from '@plinth/ui/Logo';
import type { ReactNode } from 'react';
import { ThemeButton } from '../../parts/ThemeButton.tsx';
import * as css from '../../shell/AppFrame.css.ts';

/** The bar for visitors without a session: home, and sign-in that returns to this profile. */
export function VisitorFrame({ userHash, children }: { userHash: string; children: ReactNode }) {
  return (
    <>
      <header className={css.bar}>
        <a className={css.home} href="/" aria-label={`${__SCHOOL_NAME__}, home`}>
          <Logo name={__SCHOOL_NAME__} />
        </a>
        <div className={css.actions}>
          <ThemeButton />
          <Button
            size="s"
            href={loginPathWithCallback('/user-profile', `?userHash=${encodeURIComponent(userHash)}`)}
          >
            Sign in
          </Button>
        </div>
      </header>
      <main id="main" className={css.main}>
        {children}
      </main>
    </>
  );
}
