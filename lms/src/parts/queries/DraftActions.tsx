import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { type ReactNode, useState } from 'react';
import * as css from './queries.css.ts';

type DraftActionsProps = {
  /** Whether leaving would lose words or files. */
  isChanged: boolean;
  /** Functions that discard the unsent draft: its text and its files. */
  forgets: readonly (() => void)[];
  /** Leaves the form of an existing entry; a new one has none. */
  onCancel: (() => void) | undefined;
  /** The submit button and a note beside it. */
  children: ReactNode;
};

/** The end of a query form: sending, or leaving the existing entry unchanged, after a confirmation if it was changed. */
export function DraftActions({ isChanged, forgets, onCancel, children }: DraftActionsProps) {
  const [isAsked, setAsked] = useState(false);
  if (!onCancel) return <div className={css.actions}>{children}</div>;
  function leave() {
    for (const forget of forgets) forget();
    onCancel?.();
  }
  return (
    <div className={css.actions}>
      {children}
      <Button variant="quiet" onClick={() => (isChanged ? setAsked(true) : leave())}>
        Keep it as it was
      </Button>
      <Dialog
        title="Discard your changes?"
        description="What you have written here is not sent, and is stored nowhere else."
        open={isAsked}
        onOpenChange={setAsked}
        size="s"
        footer={
          <>
            <Button variant="quiet" onClick={() => setAsked(false)}>
              Keep writing
            </Button>
            <Button variant="primary" onClick={leave}>
              Discard them
            </Button>
          </>
        }
      />
    </div>
  );
}
