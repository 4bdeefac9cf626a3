import { ABSENT_REBOOKS_MAX } from '@plinth/domain/evaluation-day/may-book-slot';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetInterviews, type InterviewAddress, markAbsent } from '../../../data/interviews.ts';
import { showToast } from '../../../parts/show-toast.ts';

/** Records that the learner did not attend, after confirmation. */
export function AbsenceButton({ address, firstName }: { address: InterviewAddress; firstName: string }) {
  const [isAsked, setAsked] = useState(false);
  const mark = useMutation({
    mutationFn: () => markAbsent(address),
    onSuccess: () => {
      setAsked(false);
      void showToast('success', `${firstName} is marked absent and has been told.`);
    },
    onSettled: () => forgetInterviews(address.cohortId),
  });
  return (
    <Dialog
      title={`Did ${firstName} not come?`}
      description={`${firstName} is notified at once and can choose another time, unless it was changed ${ABSENT_REBOOKS_MAX} times before. You cannot undo it, and no notes can be added to this interview.`}
      open={isAsked}
      onOpenChange={(open) => {
        mark.reset();
        setAsked(open);
      }}
      size="s"
      trigger={<Button>Mark {firstName} absent</Button>}
      footer={
        <>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            Keep waiting
          </Button>
          <Button variant="primary" loading={mark.isPending} onClick={() => mark.mutate()}>
            Mark absent
          </Button>
        </>
      }
    >
      {mark.isError && (
        <div role="alert">
          <Text tone="error">{mark.error.message}</Text>
        </div>
      )}
    </Dialog>
  );
}
