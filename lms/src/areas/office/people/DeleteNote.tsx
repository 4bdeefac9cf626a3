import type { StaffNote } from '@plinth/domain/people/person-sections';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { deleteStaffNote } from '../../../data/office-people.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { useOfficeChange } from '../list/use-office-change.ts';

/** Deletes a note after the consequences were shown. */
export function DeleteNote({ userId, note }: { userId: string; note: StaffNote }) {
  const remove = useOfficeChange(() => deleteStaffNote(userId, note.noteId), { said: 'Note deleted.' });
  return (
    <ConfirmDialog
      title="Delete this note?"
      trigger={
        <Button size="s" variant="quiet" aria-label={`Delete the note: ${note.text.slice(0, 40)}`}>
          Delete
        </Button>
      }
      action="Delete"
      act={remove}
    >
      <Text>
        No colleague sees it here any more. The audit log keeps what it said until the person is erased.
      </Text>
    </ConfirmDialog>
  );
}
