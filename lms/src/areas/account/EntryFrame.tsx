import { Annotation } from '@plinth/ui/Annotation';
import { Heading } from '@plinth/ui/Heading';
import { Logo } from '@plinth/ui/Logo';
import { Text } from '@plinth/ui/Text';
import { breakpoints } from '@plinth/ui/theme/breakpoints';
import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../parts/lazy-part.ts';
import { ThemeButton } from '../../parts/ThemeButton.tsx';
import * as css from './EntryFrame.css.ts';

const Artwork = lazyPart(async () => (await import('@plinth/ui/Artwork')).Artwork);

type EntryFrameProps = {
  sheet: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
};

/** The frame of the pages for signed-out people: form on the left, a drawing if there is room. */
export function EntryFrame({ sheet, title, lead, children, footer }: EntryFrameProps) {
  return (
    <div className={css.frame}>
      <header className={css.head}>
        <a className={css.home} href="/" aria-label={`${__SCHOOL_NAME__}, home`}>
          <Logo name={__SCHOOL_NAME__} />
        </a>
        <ThemeButton />
      </header>
      <main id="main" className={css.main}>
        <Annotation label>{sheet}</Annotation>
        <Heading level={1}>{title}</Heading>
        {lead && <Text tone="soft">{lead}</Text>}
        {children}
        {footer && <div className={css.footer}>{footer}</div>}
      </main>
      <div className={css.drawing} aria-hidden="true">
        <div className={css.picture}>
          <Suspense>{innerWidth >= breakpoints.md && <Artwork kind="BIM_A" seed={sheet} />}</Suspense>
        </div>
      </div>
    </div>
  );
}
