import { Suspense } from 'react';
import { whenIdle } from '../data/when-idle.ts';
import { lazyPart } from './lazy-part.ts';
import * as css from './ThemeButton.css.ts';

const ThemeToggle = lazyPart(async () => {
  await whenIdle();
  return (await import('@plinth/ui/ThemeToggle')).ThemeToggle;
});

/** The theme's button, in a space reserved for it: reading and signing in do not wait for it to load. */
export function ThemeButton() {
  return (
    <span className={css.place}>
      <Suspense>
        <ThemeToggle />
      </Suspense>
    </span>
  );
}
