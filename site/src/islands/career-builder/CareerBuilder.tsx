import type { CareerFormId } from '@plinth/domain/career-builder/career-form';
import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import type { Region } from '@plinth/domain/catalog/region';
import { TRAP_ATTRIBUTES, TRAP_FIELD } from '@plinth/domain/leads/looks-automated';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Heading } from '@plinth/ui/Heading';
import { useMemo, useRef } from 'react';
import { toMessage } from '../../api/to-message.ts';
import { readCountries } from '../application/countries.ts';
import { asSentence } from '../as-sentence.ts';
import { ErrorSummary } from '../ErrorSummary.tsx';
import * as css from '../island.css.ts';
import { Reading } from '../Reading.tsx';
import { useReady } from '../use-ready.ts';
import { AttemptSent } from './AttemptSent.tsx';
import * as own from './career-builder.css.ts';
import { fieldId } from './field-id.ts';
import { KnownResult } from './KnownResult.tsx';
import { SentBefore } from './SentBefore.tsx';
import { StepFields } from './StepFields.tsx';
import { labelOf, stepTitle } from './step-texts.ts';
import { useCareerBuilder } from './use-career-builder.ts';

export type RoleChoice = { careerType: CareerType; title: string; description: string };

type Props = {
  formId: CareerFormId;
  /** The number of questions in the form, so that the line has its length before the form is loaded. */
  questionCount: number;
  /** The roles at build time; the server is queried again when the island wakes. */
  roles: RoleChoice[];
  /** Country codes with dial codes, in the format of `readCountries`. */
  countries: string;
  /** The region of the page: mails and the report lead to pages of the same one. */
  region: Region;
};

/**
 * The career builder, step by step: a role, an address, the questions, and optional details. Every step is saved on the
 * server when it is left, and this browser and the mailed link find it again.
 */
export function CareerBuilder({ formId, questionCount, roles, countries: countryList, region }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const countries = useMemo(() => readCountries(countryList), [countryList]);
  const builder = useCareerBuilder({ formId, questionCount, region });
  const { phase, attempt, step, steps, question, refused, found, failure, outcome } = builder;
  const isStarted = attempt.draftToken !== null;
  useReady(root);

  return (
    <div ref={root}>
      {phase === 'editing' && !isStarted && (
        <div className={css.withToken}>
          <Reading what="your answers" />
        </div>
      )}
      {phase === 'loading' && <Reading what="your answers" />}
      {phase === 'unknown' && (
        <ErrorState title="We cannot find these answers" level={2}>
          The link may be cut off, or the answers were deleted because nobody came back to them.{' '}
          <a href={location.pathname}>Start again</a>; it takes about five minutes.
        </ErrorState>
      )}
      {phase === 'mailed' && (
        <ErrorState title="Continue with the link in our email" level={2}>
          These answers were opened with the link that we emailed; from then on only that link opens them. If
          it went to a mistyped address, <a href={location.pathname}>start again</a>.
        </ErrorState>
      )}
      {phase === 'unread' && (
        <ErrorState title="Your answers could not be loaded" level={2} onRetry={builder.retry}>
          {asSentence(toMessage(failure))} They are safe with us.
        </ErrorState>
      )}
      {phase === 'sent' && outcome && (
        <AttemptSent emailId={attempt.emailId} outcome={outcome} region={region} />
      )}
      {phase === 'sent-before' && (
        <SentBefore
          emailId={attempt.emailId}
          region={region}
          onAgain={builder.answerAgain}
          onAnew={builder.startAnew}
        />
      )}
      {phase === 'editing' && (
        <form
          ref={builder.ref}
          className={isStarted ? css.stack : `${css.stack} ${css.withoutToken}`}
          method="dialog"
          noValidate
          onSubmit={(event) => void builder.next(event)}
        >
          <DimensionLine
            label="Progress of the career builder"
            hideLabel
            value={step}
            max={steps}
            parts={steps}
            text={`Step ${step + 1} of ${steps}`}
          />
          <div ref={builder.head} tabIndex={-1} className={css.tight}>
            <Heading level={2}>{stepTitle(step, question)}</Heading>
            {isStarted && step > 0 && (
              <div className={own.whose}>
                <p className={css.note}>
                  {roles.find(({ careerType }) => careerType === attempt.careerType)?.title},{' '}
                  {attempt.emailId}
                </p>
                <div className={own.anew}>
                  <Button size="s" variant="quiet" disabled={builder.isBusy} onClick={builder.startAnew}>
                    Not you? Start over
                  </Button>
                </div>
              </div>
            )}
          </div>
          {builder.hasResult && step > 1 && <KnownResult emailId={attempt.emailId} region={region} />}
          <ErrorSummary
            problems={Object.keys(refused).length > 0 ? found : {}}
            labelOf={(field) => labelOf(field, question)}
            idOf={fieldId}
            faults={builder.faults}
          />
          <StepFields {...{ builder, roles, countries, region }} />
          <div className={css.trap} aria-hidden="true">
            <label>
              Leave this empty
              <input type="text" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" {...TRAP_ATTRIBUTES} />
            </label>
          </div>
          {failure && (
            // Beside the pressed button, since the heading of a long step is out of sight.
            <Banner tone="error" live="alert" title="That did not work">
              {asSentence(toMessage(failure))} Your choices are saved in this browser.
            </Banner>
          )}
          <div className={css.actions}>
            <Button type="submit" variant="primary" loading={builder.isBusy}>
              {builder.isDetails
                ? 'Show my result'
                : step === 0
                  ? 'Continue with this role'
                  : 'Save and continue'}
            </Button>
            {step > 0 && (
              <Button variant="quiet" disabled={builder.isBusy} onClick={() => builder.go(step - 1)}>
                Back
              </Button>
            )}
            {isStarted && (
              <p role="status" className={css.note}>
                {builder.isBusy ? 'Saving' : 'Saved with each step'}
              </p>
            )}
          </div>
        </form>
      )}
    </div>
  );
}
