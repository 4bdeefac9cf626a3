import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Stack } from '@plinth/ui/Stack';
import { type ReactElement, type ReactNode, useState } from 'react';
import { ErrorBanner } from './ErrorBanner.tsx';

/** A mutation without input. */
type Act = {
  isPending: boolean;
  error: Error | null;
  mutate: (input: undefined, options: { onSuccess: () => void }) => void;
  reset: () => void;
};

type ConfirmDialogProps = {
  title: string;
  description?: string;
  /** The button that asks. */
  trigger: ReactElement;
  /** The label of the button that confirms, and its weight: `danger` if something is lost. */
  action: string;
  variant?: 'primary' | 'danger';
  /** The label of the button that leaves everything as it is. */
  keep?: string;
  /** Whether it may be confirmed, if something is to be typed first. */
  isReady?: boolean;
  act: Act;
  /** What follows from it. */
  children?: ReactNode;
};

/** Asks before an action of one press. It closes once that is done; a failure is shown in it. */
export function ConfirmDialog({
  title,
  description,
  trigger,
  action,
  variant = 'danger',
  keep = 'Keep it',
  isReady = true,
  act,
  children,
}: ConfirmDialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      size="s"
      title={title}
      description={description}
      open={isOpen}
      onOpenChange={(next) => {
        act.reset();
        setOpen(next);
      }}
      trigger={trigger}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>{keep}</Button>
          <Button
            variant={variant}
            disabled={!isReady}
            loading={act.isPending}
            onClick={() => act.mutate(undefined, { onSuccess: () => setOpen(false) })}
          >
            {action}
          </Button>
        </>
      }
    >
      {(children || act.error) && (
        <Stack gap="m">
          {children}
          <ErrorBanner error={act.error} />
        </Stack>
      )}
    </Dialog>
  );
}
