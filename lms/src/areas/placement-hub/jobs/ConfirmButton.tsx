import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '../../../parts/show-toast.ts';

type ConfirmButtonProps = {
  /** The label of the button that opens the question. */
  trigger: string;
  variant?: 'primary' | 'secondary' | 'quiet';
  title: string;
  description: string;
  /** The label of the button that confirms. */
  action: string;
  keep: string;
  done: string;
  run: () => Promise<unknown>;
  onDone: () => void;
};

/** A button whose action needs a confirmation. */
export function ConfirmButton({
  trigger,
  variant = 'secondary',
  title,
  description,
  action,
  keep,
  done,
  run,
  onDone,
}: ConfirmButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const act = useMutation({
    mutationFn: run,
    onSuccess: () => {
      setAsked(false);
      void showToast('success', done);
    },
    onSettled: onDone,
  });
  return (
    <Dialog
      title={title}
      description={description}
      size="s"
      open={isAsked}
      onOpenChange={(open) => {
        act.reset();
        setAsked(open);
      }}
      trigger={<Button variant={variant}>{trigger}</Button>}
      footer={
        <>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            {keep}
          </Button>
          <Button variant="primary" loading={act.isPending} onClick={() => act.mutate()}>
            {action}
          </Button>
        </>
      }
    >
      {act.isError && (
        <div role="alert">
          <Text tone="error">{act.error.message}</Text>
        </div>
      )}
    </Dialog>
  );
}
