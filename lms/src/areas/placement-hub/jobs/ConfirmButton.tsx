import { Button } from '@plinth/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
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

/** A button whose action needs a confirmation, and says that it is done. */
export function ConfirmButton({
  trigger,
  variant = 'secondary',
  done,
  run,
  onDone,
  ...asked
}: ConfirmButtonProps) {
  const act = useMutation({
    mutationFn: run,
    onSuccess: () => void showToast('success', done),
    onSettled: onDone,
  });
  return (
    <ConfirmDialog
      {...asked}
      trigger={<Button variant={variant}>{trigger}</Button>}
      variant="primary"
      act={act}
    />
  );
}
