import { IconButton } from '@plinth/ui/IconButton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Bookmark from 'lucide-react/icons/bookmark';
import { markJob } from '../../../data/jobs.ts';
import { showToast } from '../../../parts/show-toast.ts';

type SaveButtonProps = { cohortId: string; jobOpeningId: string; title: string; isSaved: boolean };

/** Saves an opening for later or removes it; the button shows the new state immediately. */
export function SaveButton({ cohortId, jobOpeningId, title, isSaved }: SaveButtonProps) {
  const queryClient = useQueryClient();
  const mark = useMutation({
    mutationFn: (activity: 'SAVED' | 'UNSAVED') => markJob({ cohortId, jobOpeningId, activity }),
    onError: (error) => void showToast('error', error.message),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['jobs', cohortId, 'openings'] }),
        queryClient.invalidateQueries({ queryKey: ['jobs', cohortId, 'opening', jobOpeningId] }),
      ]),
  });
  const isShown = mark.isPending ? mark.variables === 'SAVED' : isSaved;
  return (
    <IconButton
      label={`Save ${title}`}
      aria-pressed={isShown}
      onClick={() => !mark.isPending && mark.mutate(isShown ? 'UNSAVED' : 'SAVED')}
    >
      <Bookmark size={20} strokeWidth={1.5} aria-hidden fill={isShown ? 'currentColor' : 'none'} />
    </IconButton>
  );
}
