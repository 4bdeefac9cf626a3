import type { UserJob } from '@plinth/domain/jobs/user-job';
import { Button } from '@plinth/ui/Button';
import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { changeApplication, forgetJobs, openingQuery } from '../../../data/jobs.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { HandInForm } from './HandInForm.tsx';
import * as css from './jobs.css.ts';

/** Changes, withdraws or renews an application, as far as still possible, or says why it cannot be renewed. */
export function ChangePanel({ cohortId, userJob }: { cohortId: string; userJob: UserJob }) {
  const [isOpen, setOpen] = useState(false);
  const { userJobId, companyName, recordStatus, isEditable, isWithdrawable, jobOpeningId, renewalRefusal } =
    userJob;
  const loss =
    userJob.offerStatus === 'OFFERED' ? 'You give up the offer for good.' : 'You leave the rounds.';
  const opening = useQuery({ ...openingQuery({ cohortId, jobOpeningId }), enabled: isOpen });
  const isRenewable = recordStatus === 'INACTIVE' && isEditable;
  const mayChange = recordStatus === 'ACTIVE' && isEditable;
  if (!isRenewable && !mayChange && !isWithdrawable) return null;
  const move = (to: 'ACTIVE' | 'INACTIVE') => () =>
    changeApplication({ cohortId, userJobId, recordStatus: to });
  const forget = () => void forgetJobs(cohortId);
  return (
    <Section className={css.part} title="Your application">
      <div className={css.actions}>
        {mayChange && (
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? 'Keep it as it is' : 'Change résumé or answers'}
          </Button>
        )}
        {isWithdrawable && (
          <ConfirmButton
            trigger="Withdraw"
            variant="quiet"
            title={`Withdraw your application to ${companyName}?`}
            description={
              isEditable
                ? `${loss} You can renew the application until the opening closes, unless you are placed by then.`
                : `${loss} The opening is no longer taking applications, so you cannot renew the application.`
            }
            action="Withdraw it"
            keep="Stay in"
            done="Application withdrawn."
            run={move('INACTIVE')}
            onDone={forget}
          />
        )}
        {isRenewable && renewalRefusal === undefined && (
          <ConfirmButton
            trigger="Renew the application"
            title={`Apply to ${companyName} again?`}
            description="Your résumé and answers are sent as they were; you can change them afterwards."
            action="Renew it"
            keep="Not now"
            done="Application resubmitted."
            run={move('ACTIVE')}
            onDone={forget}
          />
        )}
      </div>
      {isRenewable && renewalRefusal !== undefined && (
        <Text secondary>You cannot renew this application. {renewalRefusal}</Text>
      )}
      {!isEditable && isWithdrawable && (
        <Text secondary>
          The opening is no longer taking applications, so résumé and answers stay as they are.
        </Text>
      )}
      {isOpen && mayChange && (
        <LoadState query={opening} loading="The questions are loading">
          {({ jobOpening }) => (
            <HandInForm
              label="What you handed in"
              action="Save"
              draftKey={`application:${userJobId}`}
              questions={userJob.questions ?? jobOpening.questions}
              saved={userJob.responses}
              send={(handIn) => changeApplication({ cohortId, userJobId, ...handIn })}
              onSent={() => {
                setOpen(false);
                forget();
                void showToast('success', 'Application updated.');
              }}
            />
          )}
        </LoadState>
      )}
    </Section>
  );
}
