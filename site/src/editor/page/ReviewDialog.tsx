import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import type { Change } from '../files/compare-texts.ts';
import { Changes } from './Changes.tsx';

type ReviewDialogProps = {
  isOpen: boolean;
  changes: readonly Change[];
  isSaving: boolean;
  onClose: () => void;
  onSave: () => void;
};

/** Shows what a save will write, and saves. */
export function ReviewDialog({ isOpen, changes, isSaving, onClose, onSave }: ReviewDialogProps) {
  return (
    <Dialog
      title="What will change"
      description="Lines with a minus go, lines with a plus come. What the file is now stays among the earlier versions."
      size="l"
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button onClick={onClose}>Keep editing</Button>
          <Button variant="primary" loading={isSaving} onClick={onSave}>
            Save
          </Button>
        </>
      }
    >
      {changes.length > 0 ? <Changes changes={changes} /> : <p>Nothing that the file would notice.</p>}
    </Dialog>
  );
}
