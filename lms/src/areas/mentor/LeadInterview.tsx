import type { PrimaryMentor } from '@plinth/domain/evaluation-day/primary-mentor';
import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { forgetInterviews, type InterviewAddress, leadInterview } from '../../data/interviews.ts';
import { forgetLearner } from '../../data/mentors.ts';
import { ProblemNote } from '../../parts/ProblemNote.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { session } from '../../stores/session.ts';

type LeadInterviewProps = {
  address: InterviewAddress;
  firstName: string;
  /** The guide who offered to lead it; null while no one has. */
  primaryMentor: PrimaryMentor | null;
};

/** The guide who leads an interview or, while there is none, the button to lead it, with confirmation. */
export function LeadInterview({ address, firstName, primaryMentor }: LeadInterviewProps) {
  const { userId } = useSnapshot(session);
  const [isAsked, setAsked] = useState(false);
  const lead = useMutation({
    mutationFn: () => leadInterview(address),
    onSuccess: () => {
      setAsked(false);
      void showToast('success', `You lead ${firstName}’s interview.`);
    },
    // Also after a refusal: another guide may have been first.
    onSettled: () => Promise.all([forgetInterviews(address.cohortId), forgetLearner(address)]),
  });
  if (primaryMentor !== null && !isAsked)
    return (
      <Text tone="soft">
        {primaryMentor.userId === userId
          ? 'You lead this interview.'
          : `${primaryMentor.firstName} leads this interview.`}
      </Text>
    );
  return (
    <Dialog
      title={`Lead ${firstName}’s interview?`}
      description={`${firstName} then sees you as the guide for this interview, and it is listed with yours. You cannot hand it back; it ends when ${firstName} chooses another time.`}
      open={isAsked}
      onOpenChange={(open) => {
        lead.reset();
        setAsked(open);
      }}
      size="s"
      trigger={<Button>Lead the interview</Button>}
      footer={
        <>
          <Button variant="quiet" onClick={() => setAsked(false)}>
            Not now
          </Button>
          <Button
            variant="primary"
            loading={lead.isPending}
            disabled={primaryMentor !== null}
            onClick={() => lead.mutate()}
          >
            Lead it
          </Button>
        </>
      }
    >
      <ProblemNote size="m" text={lead.error?.message} />
    </Dialog>
  );
}
