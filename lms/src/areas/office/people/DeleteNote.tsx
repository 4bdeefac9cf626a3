import type { StaffNote } from '@plinth/domain/people/person-sections';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteStaffNote } from '../../../data/office-people.ts';
import * as css from './person.css.ts';

/** Deletes a note after the consequences were shown. */
export function DeleteNote({ userId, note }: { userId: string; note: StaffNote }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteStaffNote(userId, note.noteId),
    onSuccess: async () => {
      setOpen(false);
      await client.invalidateQueries({ queryKey: ['office', 'people', userId, 'notes'] });
    },
  });
  return (
    <Dialog
      size="s"
      title="Delete this note?"
      open={isOpen}
      onOpenChange={(next) => {
        remove.reset();
        setOpen(next);
      }}
      trigger={
        <Button size="s" variant="quiet" aria-label={`Delete the note: ${note.text.slice(0, 40)}`}>
          Delete
        </Button>
      }
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Keep it</Button>
          <Button variant="danger" loading={remove.isPending} onClick={() => remove.mutate()}>
            Delete
          </Button>
        </>
      }
    >
      <div className={css.section}>
        <Text>
          No colleague sees it here any more. The audit log keeps what it said until the person is erased.
        </Text>
        {remove.error && (
          <Banner tone="error" live="alert">
            {remove.error.message}
          </Banner>
        )}
      </div>
    </Dialog>
  );
}
