import { EMI_STEPS } from '@plinth/domain/payments/emi-tab';
import { Button } from '@plinth/ui/Button';
import { DimensionLine } from '@plinth/ui/DimensionLine';
import type { SaverState } from '@plinth/ui/forms/create-saver';
import { Heading } from '@plinth/ui/Heading';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { useId } from 'react';
import type { EmiForm, EmiState } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import { unsavedText } from '../../api/unsaved-text.ts';
import { ErrorSummary } from '../ErrorSummary.tsx';
import { FailureNote } from '../FailureNote.tsx';
import * as css from '../island.css.ts';
import { EmiReview } from './EmiReview.tsx';
import { EmiTabFields } from './EmiTabFields.tsx';
import { EmiTabs } from './EmiTabs.tsx';
import { emiFieldId, REVIEW_STEP, useEmiWizard } from './use-emi-wizard.ts';

const SAVE_TEXTS: Record<Exclude<SaverState, 'failed' | 'refused'>, string> = {
  idle: 'Saved',
  saved: 'Saved',
  saving: 'Saving',
  waiting: 'Not saved yet',
};

type Props = { orderId: string; form: EmiForm; state: EmiState; onMovedOn: () => Promise<unknown> };

/** The EMI application: six tabs, saved while typing, opened one after the other. */
export function EmiWizard(props: Props) {
  const wizard = useEmiWizard(props);
  const { tabs, tab, step, maxStep, refused, failure, open } = wizard;
  const panelId = useId();
  if (!tab) return null;
  return (
    <form className={css.stack} noValidate onSubmit={(event) => void wizard.goOn(event)}>
      <DimensionLine
        label="Progress of the EMI application"
        hideLabel
        value={maxStep - 1}
        max={EMI_STEPS.length}
        parts={EMI_STEPS.length}
        text={`${maxStep - 1} of ${EMI_STEPS.length} steps filled`}
      />
      <EmiTabs tabs={tabs} step={step} maxStep={maxStep} panelId={panelId} onOpen={open} />
      <div
        ref={wizard.head}
        role="tabpanel"
        id={panelId}
        aria-labelledby={`${panelId}-tab-${step}`}
        tabIndex={-1}
        className={css.stack}
      >
        <Heading level={3} size="m">
          {tab.title}
        </Heading>
        <ErrorSummary
          problems={refused}
          labelOf={(field) => tab.questions.find((one) => one.questionId === field)?.question ?? field}
          idOf={emiFieldId}
          faults={wizard.faults}
        />
        {failure && <FailureNote>{toMessage(failure)}</FailureNote>}
        {step === REVIEW_STEP && <EmiReview {...wizard} onChange={open} />}
        <EmiTabFields wizard={wizard} tab={tab} />
        <div className={css.actions}>
          <SubmitButton
            form={wizard}
            variant="primary"
            label={step === REVIEW_STEP ? 'Hand in the application' : 'Save and continue'}
          />
          {step > 1 && (
            <Button variant="quiet" onClick={wizard.goBack}>
              Back
            </Button>
          )}
          <p role="status" className={css.note}>
            {wizard.saveState === 'failed' || wizard.saveState === 'refused'
              ? unsavedText(wizard.saveError, 'this tab')
              : SAVE_TEXTS[wizard.saveState]}
          </p>
        </div>
      </div>
    </form>
  );
}
