import type { OfficeJobApplicationDetail } from '@plinth/domain/jobs/office-job-application';
import { formatMoney } from '@plinth/domain/money/format-money';
import { Annotation } from '@plinth/ui/Annotation';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { fetchJobResume, jobApplicationQuery } from '../../../data/office-jobs.ts';
import { DocumentPreview } from '../../../parts/DocumentPreview.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { SheetSection } from '../list/SheetSection.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { shortTime } from '../list/short-time.ts';
import { JobOfferForm } from './JobOfferForm.tsx';
import { roundText, STAND_STAMPS, stepText } from './job-texts.ts';
import * as own from './jobs.css.ts';
import { RoundForm } from './RoundForm.tsx';

type JobApplicationSheetProps = { userJobId: string; onClose: () => void };

/** One application for an opening: answers, résumé, steps, and the placement team's next action. */
export function JobApplicationSheet({ userJobId, onClose }: JobApplicationSheetProps) {
  const found = useQuery(jobApplicationQuery(userJobId));
  const application = found.data?.application;
  return (
    <SideSheet
      title={application ? application.name || application.emailId : 'Application'}
      description={
        application &&
        `${application.title}, ${application.companyName}: ${STAND_STAMPS[application.stand].text.toLowerCase()}`
      }
      onClose={onClose}
    >
      <LoadState query={found} what="The application">
        {(loaded) => <Shown application={loaded.application} />}
      </LoadState>
    </SideSheet>
  );
}

function Shown({ application }: { application: OfficeJobApplicationDetail }) {
  const { stand, offer, mayMove } = application;
  return (
    <div className={own.sections}>
      <div className={own.section}>
        <Link href={`mailto:${application.emailId}`}>{application.emailId}</Link>
        <Link href={`/office/people/${application.userId}`}>The page of this person</Link>
        <Text secondary>
          Applied {shortTime(application.appliedAt)} from {application.cohort}
        </Text>
      </div>
      <SheetSection className={own.section} title="What was handed in">
        <div className={own.line}>
          <Text as="span">Résumé</Text>
          {application.resume ? (
            <DocumentPreview
              name={application.resume.name}
              fetchFile={() => fetchJobResume(application.userJobId)}
            />
          ) : (
            <Text as="span" tone="soft">
              The learner has removed it.
            </Text>
          )}
        </div>
        <dl className={own.facts}>
          <Answers answers={application.answers} />
        </dl>
      </SheetSection>
      <SheetSection className={own.section} title="Steps">
        <ol className={own.steps}>
          {application.updates.map((step) => (
            <li key={`${step.createdAt} ${step.status} ${step.round}`} className={own.step}>
              <Text as="span">{stepText(step)}</Text>
              {step.text && (
                <Text as="span" size="s" lines>
                  {step.text}
                </Text>
              )}
              <Annotation>{shortTime(step.createdAt)}</Annotation>
            </li>
          ))}
        </ol>
      </SheetSection>
      {application.feedback.length > 0 && (
        <SheetSection className={own.section} title="What the learner says">
          <Text secondary>For the placement team alone; the employer does not see it.</Text>
          {application.feedback.map(({ round, answers, createdAt }) => (
            <dl key={createdAt + round} className={own.facts} aria-label={roundText(round)}>
              <div>
                <dt className={own.asked}>About</dt>
                <dd className={own.said}>{roundText(round)}</dd>
              </div>
              <Answers answers={answers} />
            </dl>
          ))}
        </SheetSection>
      )}
      {offer && (
        <SheetSection className={own.section} title="Offer">
          <Text>
            {formatMoney({ amount: offer.ctc, currency: offer.currency })} a year, made{' '}
            {shortTime(offer.offeredAt)}
          </Text>
        </SheetSection>
      )}
      {stand === 'CLOSED' && (
        <SheetSection className={own.section} title="Opening closed">
          <Text secondary>
            The application has ended with its opening, and the applicant reads so. Nobody is invited or
            offered the job any more.
          </Text>
        </SheetSection>
      )}
      {stand === 'NOT_CLEARED' && (
        <SheetSection className={own.section} title="Not taken further">
          <Text secondary>
            The applicant has been told that the employer is not taking it further.{' '}
            {mayMove
              ? 'If that was a mistake, record the correct outcome below: they are notified.'
              : 'The opening is closed since then, and nobody was told again.'}
          </Text>
        </SheetSection>
      )}
      {mayMove && (
        <SheetSection className={own.section} title="Rounds">
          <RoundForm key={application.updates.length} application={application} />
        </SheetSection>
      )}
      {(stand === 'NEW' || stand === 'IN_ROUNDS' || stand === 'OFFERED') && (
        <SheetSection className={own.section} title={offer ? 'Improve the offer' : 'Make an offer'}>
          <JobOfferForm key={offer?.offeredAt} application={application} />
        </SheetSection>
      )}
    </div>
  );
}

const Answers = ({ answers }: Pick<OfficeJobApplicationDetail, 'answers'>) =>
  answers.map(({ question, answer }) => (
    <div key={question}>
      <dt className={own.asked}>{question}</dt>
      <dd className={own.said}>{answer || 'Not answered'}</dd>
    </div>
  ));
