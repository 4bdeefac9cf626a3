import { schoolDay } from '@plinth/domain/dates/school-day';
import { WORK_MODE_LABEL } from '@plinth/domain/jobs/job-labels';
import type { JobListed } from '@plinth/domain/jobs/job-opening';
import { placementPath } from '@plinth/domain/navigation/placement-paths';
import { Annotation } from '@plinth/ui/Annotation';
import { StatusChip, type StatusChipProps } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { payText } from './job-texts.ts';
import * as css from './jobs.css.ts';
import { SaveButton } from './SaveButton.tsx';

const stampOf = ({
  applyStatus,
  isEligible,
  isViewed,
}: JobListed): { label: string; tone: StatusChipProps['tone'] } | null => {
  if (applyStatus === 'ACTIVE') return { label: 'Applied', tone: 'success' };
  if (applyStatus === 'INACTIVE') return { label: 'Withdrawn', tone: 'neutral' };
  if (applyStatus === 'DELETED') return { label: 'Removed by the school', tone: 'neutral' };
  if (!isEligible) return { label: 'Asks for more', tone: 'warning' };
  return isViewed ? null : { label: 'New to you', tone: 'signal' };
};

/** An opening in the list: the whole row links to it. */
export function JobRow({ cohortId, job }: { cohortId: string; job: JobListed }) {
  const { jobOpeningId, title, companyName } = job;
  const stamp = stampOf(job);
  return (
    <li className={css.row}>
      <div className={css.words}>
        <a href={placementPath('job', cohortId, { jobOpeningId })} className={css.title}>
          {title}
        </a>
        <Text secondary>
          {companyName} · {job.location}
        </Text>
        <div className={css.facts}>
          {stamp && <StatusChip tone={stamp.tone}>{stamp.label}</StatusChip>}
          <Annotation>{WORK_MODE_LABEL[job.workMode]}</Annotation>
          <Annotation>{payText(job.ctc, job.currency)}</Annotation>
          <Annotation>Closes {schoolDay(job.closingDate)}</Annotation>
        </div>
      </div>
      <div className={css.over}>
        <SaveButton
          cohortId={cohortId}
          jobOpeningId={jobOpeningId}
          title={`${title} at ${companyName}`}
          isSaved={job.isSaved}
        />
      </div>
    </li>
  );
}
