import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { eligibilityQuery, interestQuery, saveInterest } from '../../../data/placement.ts';

/** Congratulates a graduate until dismissed for good. */
export function GraduationNote({ cohortId }: { cohortId: string }) {
  const queryClient = useQueryClient();
  const eligibility = useQuery(eligibilityQuery(cohortId)).data;
  const interest = useQuery(interestQuery(cohortId)).data;
  const close = useMutation({
    mutationFn: () => saveInterest({ cohortId, closeGraduationPopup: true }),
    onSuccess: ({ interest: saved }) =>
      queryClient.setQueryData(interestQuery(cohortId).queryKey, { interest: saved }),
  });
  const hasGraduated = eligibility?.criteria.some(({ key, isMet }) => key === 'COURSE_COMPLETED' && isMet);
  if (!hasGraduated || !interest || interest.interest?.closeGraduationPopup) return null;
  return (
    <Banner
      tone="success"
      title="You have completed the course"
      action={
        <Button size="s" loading={close.isPending} onClick={() => close.mutate()}>
          Close
        </Button>
      }
    >
      {close.error
        ? close.error.message
        : 'Congratulations. What follows from here is the way into practice.'}
    </Banner>
  );
}
