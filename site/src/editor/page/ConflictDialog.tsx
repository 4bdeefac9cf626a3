import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Changes } from './Changes.tsx';
import type { Conflict } from './use-file.ts';

type ConflictDialogProps = {
  conflict: Conflict | null;
  isSaving: boolean;
  onClose: () => void;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
};

/** The file was changed by someone else meanwhile: shows both versions and lets the editor choose. */
export function ConflictDialog({
  conflict,
  isSaving,
  onClose,
  onTakeTheirs,
  onKeepMine,
}: ConflictDialogProps) {
  return (
    <Dialog
      title="The file was changed meanwhile"
      description="Lines with a minus are in the file now, lines with a plus are yours. Nothing has been written."
      size="l"
      open={conflict !== null}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onTakeTheirs}>Use the file, discard mine</Button>
          <Button variant="primary" loading={isSaving} onClick={onKeepMine}>
            Overwrite it with mine
          </Button>
        </>
      }
    >
      {conflict && <Changes changes={conflict.changes} />}
    </Dialog>
  );
}
