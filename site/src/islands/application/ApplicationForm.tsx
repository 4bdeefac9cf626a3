import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { TRAP_ATTRIBUTES, TRAP_FIELD } from '@plinth/domain/leads/looks-automated';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { EmptyState } from '@plinth/ui/EmptyState';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Heading } from '@plinth/ui/Heading';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { useEffect, useMemo, useRef } from 'react';
import { toMessage } from '../../api/to-message.ts';
import { keepRegion } from '../../parts/keep-region.ts';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { FailureNote } from '../FailureNote.tsx';
import * as css from '../island.css.ts';
import { Reading } from '../Reading.tsx';
import { useReady } from '../use-ready.ts';
import { readCountries } from './countries.ts';
import { fieldId } from './field-id.ts';
import { Review } from './Review.tsx';
import { SaveNote } from './SaveNote.tsx';
import { StepFields } from './StepFields.tsx';
import { Submitted } from './Submitted.tsx';
import { useApplication } from './use-application.ts';
import { useOwnCourse } from './use-own-course.ts';

type Props = {
  /** Country codes with dial codes, in the format of `readCountries`. */
  countries: string;
  courses: { value: ProductCode; label: string }[];
};

/**
 * The application, step by step. Name, mail and phone create the lead; from then on every answer is saved as it is
 * typed, and the page's address or this browser finds the application again.
 */
export function ApplicationForm({ countries: countryList, courses: built }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const countries = useMemo(() => readCountries(countryList), [countryList]);
  const application = useApplication(built[0]?.value ?? null);
  const { phase, leadId, productCode, steps, step, position, answers, refused, failure, earlier, go } =
    application;
  const courses = useOwnCourse(built, productCode);
  const isStarted = leadId !== null;
  const course = courses.find(({ value }) => value === productCode);
  useEffect(() => {
    if (isStarted) keepRegion(productCode);
  }, [isStarted, productCode]);
  useEffect(() => {
    // The address names the application from here on, as it does when one is opened (TokenMark).
    if (isStarted) document.documentElement.dataset.token = '';
  }, [isStarted]);
  useReady(root);

  const labelOf = (field: string) =>
    steps.flatMap(({ questions }) => questions).find(({ questionId }) => questionId === field)?.question ??
    field;

  return (
    <div ref={root}>
      {phase === 'editing' && !isStarted && (
        <div className={css.withToken}>
          <Reading what="your application" />
        </div>
      )}
      {phase === 'loading' && <Reading what="your application" />}
      {phase === 'unknown' && (
        <ErrorState title="We cannot find this application" level={2}>
          The link may be cut off or very old. <a href="/apply">Start a new application</a>;{' '}
          {application.hasKept
            ? 'what you typed is kept in this browser and is already filled in.'
            : 'it takes about ten minutes.'}
        </ErrorState>
      )}
      {phase === 'unread' && (
        <ErrorState
          title="Your application is safe, but could not be loaded"
          level={2}
          onRetry={application.retry}
        >
          {toMessage(failure)}
        </ErrorState>
      )}
      {phase === 'mailed' && (
        <EmptyState title="Continue with the link in our email" level={2} drawing="sheet">
          This application was opened by the link that we emailed to its address. From then on it opens with
          that link alone, here too: so nobody who only typed the address can read it.
        </EmptyState>
      )}
      {(phase === 'submitted' || phase === 'submitted-before') && (
        <Submitted emailId={answers.emailId?.responseText ?? ''} isNew={phase === 'submitted'} />
      )}
      {phase === 'editing' && (
        <form
          ref={application.ref}
          className={isStarted ? css.stack : `${css.stack} ${css.withoutToken}`}
          method="dialog"
          noValidate
          onSubmit={(event) => void application.next(event)}
        >
          {earlier && !isStarted && (
            <Banner
              title="You have an application in progress"
              action={
                <Button
                  size="s"
                  loading={application.isBusy}
                  onClick={() => void application.resumeEarlier()}
                >
                  Continue
                </Button>
              }
            >
              Or start another one below.
            </Banner>
          )}
          <DimensionLine
            label="Progress of the application"
            hideLabel
            value={position}
            max={steps.length}
            parts={steps.length}
            text={`Step ${position + 1} of ${steps.length + 1}`}
          />
          <div ref={application.head} tabIndex={-1} className={css.tight}>
            <Heading level={2}>{step ? step.title : 'Read it once more, then send it'}</Heading>
            {course && isStarted && <p className={css.note}>{course.label}</p>}
            {step?.isOptional && (
              <p className={css.soft}>Everything on this page is optional. It helps us to place you well.</p>
            )}
          </div>
          <ErrorSummary problems={refused} labelOf={labelOf} idOf={fieldId} faults={application.faults} />
          {failure && <FailureNote>{toMessage(failure)}</FailureNote>}
          {step ? (
            <StepFields {...{ application, step, courses, countries }} />
          ) : (
            <Review steps={steps} answers={answers} onChange={go} />
          )}
          <div className={css.trap} aria-hidden="true">
            <label>
              Leave this empty
              <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" {...TRAP_ATTRIBUTES} />
            </label>
          </div>
          <div className={css.actions}>
            <SubmitButton
              form={application}
              variant="primary"
              label={
                step ? (isStarted ? 'Save and continue' : 'Start the application') : 'Send the application'
              }
            />
            {isStarted && position > 0 && (
              <Button variant="quiet" onClick={() => go(steps[position - 1]?.stepId ?? 'contact')}>
                Back
              </Button>
            )}
            {isStarted && <SaveNote state={application.saveState} error={application.saveError} />}
          </div>
        </form>
      )}
    </div>
  );
}
