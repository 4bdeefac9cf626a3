import { exactTime } from '@plinth/domain/dates/format-day';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
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
};

/** Closes one of the guide's times; a learner who has booked it is given the reason and books another. */
export function CloseTime({ cohortId, slotId, startDate, learner }: CloseTimeProps) {
  const [isOpen, setOpen] = useState(false);
  const held = useStoredDraft(`close-time:${slotId}`, { reason: '' });
  const { reason } = held.draft;
  const when = exactTime(startDate, ownZone());
  const send = useMutation({
    mutationFn: () => closeTime(cohortId, slotId, reason.trim()),
    onSuccess: async ({ releasedFrom }) => {
      held.clear();
      await forgetInterviews(cohortId);
      setOpen(false);
      void showToast('success', releasedFrom ? `Closed. ${releasedFrom} has been notified.` : 'Time closed.');
    },
  });
  return (
    <Dialog
      title="Close this time?"
      description={when}
      open={isOpen}
      onOpenChange={(next) => {
        send.reset();
        setOpen(next);
      }}
      trigger={
        <Button size="s" aria-label={`Close ${when}`}>
          Close
        </Button>
      }
      footer={
        <Button
          variant="primary"
          disabled={learner !== undefined && reason.trim() === ''}
          loading={send.isPending}
          onClick={() => send.mutate()}
        >
          Close it
        </Button>
      }
    >
      <div className={css.fields}>
        {learner === undefined ? (
          <Text>Nobody has booked it. It can be opened again.</Text>
        ) : (
          <>
            <Text>{learner} has booked it, is notified with the reason, and books another time.</Text>
            <TextArea label="Reason" required max={400} {...held.text('reason')} />
          </>
        )}
        <ErrorBanner error={send.error} />
      </div>
    </Dialog>
  );
}
