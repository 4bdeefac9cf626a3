import type { PageMarks } from '@plinth/domain/notes/note';
import { Button } from '@plinth/ui/Button';
import { hashKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import BookmarkCheck from 'lucide-react/icons/bookmark-check';
import { marksQuery, type PageAddress, setBookmark } from '../../../data/notes.ts';
import { showToast } from '../../../parts/show-toast.ts';

const pen = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const;

/** Bookmarks a page; shown immediately, reverted if the server refuses. */
export function BookmarkButton({ address }: { address: PageAddress }) {
  const client = useQueryClient();
  const query = marksQuery(address);
  const marks = useQuery(query);
  const put = (isBookmarked: boolean) =>
    client.setQueryData<PageMarks>(query.queryKey, (kept) => kept && { ...kept, isBookmarked });
  const set = useMutation({
    mutationFn: (isBookmarked: boolean) => setBookmark({ ...address, isBookmarked }),
    // One after the other, so that the last press is what the school keeps.
    scope: { id: `bookmark-${hashKey(query.queryKey)}` },
    onMutate: async (isBookmarked) => {
      await client.cancelQueries({ queryKey: query.queryKey });
      put(isBookmarked);
    },
    onError: (error, isBookmarked) => {
      put(!isBookmarked);
      void showToast('error', error.message);
    },
    onSuccess: () => void client.invalidateQueries({ queryKey: ['notes', 'bookmarks'] }),
  });
  const isBookmarked = marks.data?.isBookmarked ?? false;
  return (
    <Button
      size="s"
      variant="quiet"
      icon={isBookmarked ? <BookmarkCheck {...pen} /> : <Bookmark {...pen} />}
      aria-pressed={isBookmarked}
      disabled={marks.data === undefined}
      onClick={() => set.mutate(!isBookmarked)}
    >
      {isBookmarked ? 'Bookmarked' : 'Bookmark'}
    </Button>
  );
}
