import { isOpeningOpen, type JobOpening } from '@plinth/domain/jobs/job-opening';
import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { applyForJob, applyStatusQuery, criteriaQuery, forgetJobs } from '../../../data/jobs.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import { useNow } from '../../../parts/use-now.ts';
import { HandInForm } from './HandInForm.tsx';
import { dayText } from './job-texts.ts';
import * as css from './jobs.css.ts';

/** Applies for an opening, or shows the outcome. */
export function ApplyPanel({ cohortId, opening }: { cohortId: string; opening: JobOpening }) {
  const now = useNow();
  const { jobOpeningId, title, companyName } = opening;
  const status = useQuery(applyStatusQuery({ cohortId, jobOpeningId }));
  const judged = useQuery(criteriaQuery({ cohortId, jobOpeningId }));
  return (
    <LoadState query={status} loading="Looking up your application">
      {({ hasApplied, userJobId, appliedAt, recordStatus, refusal }) => {
        if (hasApplied && userJobId)
          return (
            <Banner
              tone={recordStatus === 'ACTIVE' ? 'success' : 'info'}
              title={
                recordStatus === 'ACTIVE'
                  ? `You applied on ${dayText(appliedAt ?? now)}`
                  : recordStatus === 'INACTIVE'
                    ? 'You withdrew your application'
                    : 'The school removed your application'
              }
              action={
                <Button size="s" href={placementPath('application', cohortId, { userJobId })}>
                  Open your application
                </Button>
              }
            />
          );
        if (!isOpeningOpen(opening, now))
          return <Banner tone="info" title="This opening is no longer taking applications" />;
        if (refusal)
          return (
            <Banner
              tone="info"
              title="You cannot apply"
              action={
                <Button size="s" href={placementPath('', cohortId)}>
                  Open the placement hub
                </Button>
              }
            >
              {refusal}
            </Banner>
          );
        if (judged.data && !judged.data.isEligible)
          return (
            <Banner tone="warning" title="You cannot apply yet">
              {companyName} asks for something you do not have or have not said. The criteria above say what.
            </Banner>
          );
        return (
          <div className={css.part}>
            <Text tone="soft">You apply once. Until it closes you can change your answers or withdraw.</Text>
            <HandInForm
              label={`Apply for ${title}`}
              action="Apply"
              draftKey={`apply:${jobOpeningId}`}
              questions={opening.questions}
              send={(handIn) => applyForJob({ cohortId, jobOpeningId, ...handIn })}
              onSent={() => {
                void showToast('success', `Application sent to ${companyName}.`);
                void forgetJobs(cohortId);
              }}
            />
          </div>
        );
      }}
    </LoadState>
  );
}
