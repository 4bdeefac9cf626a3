import { Button } from '@plinth/ui/Button';
import type { ReactNode } from 'react';
import * as css from './queries.css.ts';

type DraftActionsProps = {
  /** Functions that discard the unsent draft: its text and its files. */
  forgets: readonly (() => void)[];
  /** Leaves the form of an existing entry; a new one has none. */
  onCancel: (() => void) | undefined;
  /** The submit button and a note beside it. */
  children: ReactNode;
};

/** The end of a query form: sending, or leaving the existing entry unchanged. */
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
