import { Suspense } from 'react';
import { whenIdle } from '../data/when-idle.ts';
import { lazyPart } from './lazy-part.ts';
import * as css from './ThemeButton.css.ts';

const ThemeToggle = lazyPart(async () => {
  await whenIdle();
  return (await import('@plinth/ui/ThemeToggle')).ThemeToggle;
});

/** The theme's button, in a place that is kept free for it: nobody waits for it to read or to sign in. */
export function ThemeButton() {
  return (
    <span className={css.place}>
      <Suspense>
        <ThemeToggle />
      </Suspense>
    </span>
  );
}
