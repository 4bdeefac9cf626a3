import type { BookmarkItem, NoteItem } from '@plinth/domain/notes/note';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { saveNote, setBookmark } from '../../../data/notes.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { showToast } from '../../../parts/show-toast.ts';

type RemoveSavedProps = { cohortId: string; item: NoteItem | BookmarkItem };

/** Removes what was saved on a page: a bookmark immediately, a note after a question, since its text is lost. */
export function RemoveSaved({ cohortId, item }: RemoveSavedProps) {
  const client = useQueryClient();
  const { nodeId, namespace, title } = item;
  const address = { cohortId, nodeId, namespace };
  const isNote = 'text' in item;
  const remove = useMutation({
    mutationFn: async () => {
      if (isNote) await saveNote({ ...address, text: '', revision: item.revision });
      else await setBookmark({ ...address, isBookmarked: false });
    },
    onError: (error) => {
      if (!isNote) void showToast('error', error.message);
    },
    // After a conflict the list shows what another device wrote.
    onSettled: () => client.invalidateQueries({ queryKey: ['notes'] }),
  });
  if (!isNote)
    return (
      <Button
        size="s"
        variant="quiet"
        aria-label={`Remove the bookmark: ${title}`}
        loading={remove.isPending}
        onClick={() => remove.mutate()}
      >
        Remove
      </Button>
    );
  return (
    <ConfirmDialog
      title="Delete this note?"
      trigger={
        <Button size="s" variant="quiet" aria-label={`Delete the note: ${title}`}>
          Delete
        </Button>
      }
      action="Delete"
      act={remove}
    >
      <Text>Its text cannot be brought back.</Text>
    </ConfirmDialog>
  );
}
