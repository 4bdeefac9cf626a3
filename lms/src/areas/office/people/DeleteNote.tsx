import type { StaffNote } from '@plinth/domain/people/person-sections';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { deleteStaffNote } from '../../../data/office-people.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';

/** Deletes a note after the consequences were shown. */
export function DeleteNote({ userId, note }: { userId: string; note: StaffNote }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => deleteStaffNote(userId, note.noteId),
    onSuccess: () => client.invalidateQueries({ queryKey: ['office', 'people', userId, 'notes'] }),
  });
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
