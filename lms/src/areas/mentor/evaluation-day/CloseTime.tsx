import { exactTime } from '@plinth/domain/dates/format-day';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { useMutation } from '@tanstack/react-query';
import { closeTime, forgetInterviews } from '../../../data/interviews.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { ownZone } from '../../../parts/own-zone.ts';
import { showToast } from '../../../parts/show-toast.ts';
import { useStoredDraft } from '../../../parts/use-stored-draft.ts';
import * as css from './day.css.ts';

type CloseTimeProps = {
  cohortId: string;
  slotId: string;
  startDate: string;
  /** The learner who has booked it. */
  learner: string | undefined;
  isFree: boolean;
  hasBegun: boolean;
  /** While the dialog is open: who had booked the time when it was opened. */
  opened: { learner: string | undefined } | null;
  onOpenChange: (open: boolean) => void;
};

/**
 * Closes one of the guide's times that is free or booked; a learner who has booked it is given the reason and books
 * another. What happens to the time while the dialog is open is said in it.
 */
export function CloseTime({
  cohortId,
  slotId,
  startDate,
  learner,
  isFree,
  hasBegun,
  opened,
  onOpenChange,
}: CloseTimeProps) {
  const held = useStoredDraft(`close-time:${slotId}`, { reason: '' });
  const { reason } = held.draft;
  const when = exactTime(startDate, ownZone());
  const send = useMutation({
    mutationFn: () => closeTime(cohortId, slotId, reason.trim()),
    onSuccess: async ({ releasedFrom }) => {
      held.clear();
      await forgetInterviews(cohortId);
      onOpenChange(false);
      void showToast('success', releasedFrom ? `Closed. ${releasedFrom} has been notified.` : 'Time closed.');
    },
    // It may have been booked meanwhile.
    onError: () => void forgetInterviews(cohortId),
  });
  const isClosable = !hasBegun && (learner !== undefined || isFree);
  if (!isClosable && opened === null) return null;
  const isNewlyBooked = learner !== undefined && opened !== null && opened.learner !== learner;
  return (
    <Dialog
      title="Close this time?"
      description={when}
      open={opened !== null}
      onOpenChange={(next) => {
        send.reset();
        onOpenChange(next);
      }}
      trigger={
        <Button size="s" aria-label={`Close ${when}`}>
          Close
        </Button>
      }
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Keep it</Button>
          <Button
            variant="primary"
            disabled={!isClosable || (learner !== undefined && reason.trim() === '')}
            loading={send.isPending}
            onClick={() => send.mutate()}
          >
            Close it
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        {!hasBegun && isNewlyBooked && (
          <Banner tone="warning" live="status">
            This time has just been booked by {learner}.
          </Banner>
        )}
        {hasBegun ? (
          !send.isPending && (
            <Banner tone="warning" live="status">
              This time has begun and can no longer be closed.
            </Banner>
          )
        ) : learner !== undefined ? (
          <>
            <Text>{learner} has booked it, is notified with the reason, and books another time.</Text>
            <TextArea label="Reason" required max={400} {...held.text('reason')} />
          </>
        ) : isFree ? (
          <Text>Nobody has booked it. It can be opened again.</Text>
        ) : (
          !send.isPending && (
            <Banner tone="warning" live="status">
              This time is no longer free: it was booked or closed just now.
            </Banner>
          )
        )}
        <ErrorBanner error={send.error} />
      </div>
    </Dialog>
  );
}
