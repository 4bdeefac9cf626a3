import { ABSENT_REBOOKS_MAX } from '@plinth/domain/evaluation-day/may-book-slot';
import { Button } from '@plinth/ui/Button';
import { useMutation } from '@tanstack/react-query';
import { forgetInterviews, type InterviewAddress, markAbsent } from '../../../data/interviews.ts';
import { ConfirmDialog } from '../../../parts/ConfirmDialog.tsx';
import { showToast } from '../../../parts/show-toast.ts';

/** Records that the learner did not attend, after confirmation. */
export function AbsenceButton({ address, firstName }: { address: InterviewAddress; firstName: string }) {
  const mark = useMutation({
    mutationFn: () => markAbsent(address),
    onSuccess: () => void showToast('success', `${firstName} is marked absent and has been told.`),
    onSettled: () => forgetInterviews(address.cohortId),
  });
  return (
    <ConfirmDialog
      title={`Did ${firstName} not come?`}
      description={`${firstName} is notified at once and can choose another time, unless it was changed ${ABSENT_REBOOKS_MAX} times before. You cannot undo it, and no notes can be added to this interview.`}
      trigger={<Button>Mark {firstName} absent</Button>}
      action="Mark absent"
      variant="primary"
      keep="Keep waiting"
      act={mark}
    />
  );
}
