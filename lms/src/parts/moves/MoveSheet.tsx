import type { MovePreview } from '@plinth/domain/cohorts/cohort-move';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorBanner } from '../ErrorBanner.tsx';
import { LoadState } from '../LoadState.tsx';
import { showToast } from '../show-toast.ts';
import { MovePreviewList } from './MovePreviewList.tsx';
import * as css from './moves.css.ts';

type MoveSheetProps = {
  title: string;
  description: string;
  /** Null while nothing, or nothing valid, is filled in. */
  preview: UseQueryResult<MovePreview> | null;
  /** @param stamp of the preview that is confirmed */
  move: (stamp: string) => Promise<{ moved: number; told: number }>;
  onClose: () => void;
  /** The fields for the new date. */
  children: ReactNode;
};

/** Moves dates after a preview of what moves and who is notified. */
export function MoveSheet({ title, description, preview, move, onClose, children }: MoveSheetProps) {
  const client = useQueryClient();
  const send = useMutation({
    mutationFn: move,
    onSuccess: async ({ moved, told }) => {
      await Promise.all(
        [['office'], ['held-sessions'], ['lead-mentors']].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
      onClose();
      void showToast(
        'success',
        `${moved === 1 ? '1 date is' : `${moved} dates are`} moved, ${told === 1 ? '1 person' : `${told} people`} told.`,
      );
    },
    onError: () => void preview?.refetch(),
  });
  const shown = preview?.data;
  return (
    <Dialog
      place="side"
      title={title}
      description={description}
      open
      onOpenChange={(next) => !next && onClose()}
      footer={
        <Button
          variant="primary"
          disabled={!shown || shown.moves.length === 0 || preview?.isFetching}
          loading={send.isPending}
          onClick={() => shown && send.mutate(shown.stamp)}
        >
          Move and tell them
        </Button>
      }
    >
      <div className={css.stack}>
        {children}
        {preview && (
          <LoadState query={preview} loading="The preview is loading">
            {(loaded) => <MovePreviewList preview={loaded} />}
          </LoadState>
        )}
        <ErrorBanner error={send.error} />
      </div>
    </Dialog>
  );
}
