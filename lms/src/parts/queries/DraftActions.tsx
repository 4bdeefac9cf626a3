import { Button } from '@plinth/ui/Button';
import type { ReactNode } from 'react';
import * as css from './queries.css.ts';

type DraftActionsProps = {
  /** Throw away what is written and not sent: its text and its files. */
  forgets: readonly (() => void)[];
  /** Leaves the form of something that stands already; something new has none. */
  onCancel: (() => void) | undefined;
  /** What sends it, and a word beside it. */
  children: ReactNode;
};

/** What ends a form of the queries: sending it, or leaving what stands as it was. */
export function DraftActions({ forgets, onCancel, children }: DraftActionsProps) {
  return (
    <div className={css.actions}>
      {children}
      {onCancel && (
        <Button
          variant="quiet"
          onClick={() => {
            for (const forget of forgets) forget();
            onCancel();
          }}
        >
          Keep it as it was
        </Button>
      )}
    </div>
  );
}
