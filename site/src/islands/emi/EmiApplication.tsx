import { EMI_DOCUMENT_KINDS, EMI_DOCUMENTS } from '@plinth/domain/payments/emi-documents';
import { hasEmiComeBack, isEmiHandedIn } from '@plinth/domain/payments/emi-status';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { ErrorState } from '@plinth/ui/ErrorState';
import { useSubmission } from '@plinth/ui/forms/use-submission';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import { asSentence } from '../as-sentence.ts';
import * as css from '../island.css.ts';
import { Reading } from '../Reading.tsx';
import { useLoad } from '../use-load.ts';
import { EmiReturned } from './EmiReturned.tsx';
import { EmiStanding } from './EmiStanding.tsx';
import { EmiWizard } from './EmiWizard.tsx';
import type { PaidOrder } from './partners-part.ts';

/** Reads the state and, while it can be filled in, the form: reading opens nothing. */
async function readEmi(orderId: string) {
  const body = { orderId };
  const state = await api.emi.readStatus({ body });
  const isStarted = state.status === 'STARTED' || hasEmiComeBack(state.status);
  return { state, form: isStarted ? await api.emi.openForm({ body }) : null };
}

type Props = { orderId: string; order: PaidOrder; partners: readonly string[] };

/**
 * The payer's application to an EMI partner for their own order: started, filled in, handed in, sent back or passed on.
 */
export function EmiApplication({ orderId, order, partners }: Props) {
  const { result, reload } = useLoad(() => readEmi(orderId));
  const [isChanging, setChanging] = useState(false);
  const { run, isBusy, failure } = useSubmission();

  const begin = () =>
    run(async () => {
      await api.emi.openForm({ body: { orderId } });
      await reload();
    });

  async function moveOn() {
    setChanging(false);
    await reload();
  }

  if (result.state === 'loading') return <Reading what="your EMI application" />;
  if (result.state === 'failed')
    return (
      <ErrorState title="Your EMI application could not be loaded" level={3} onRetry={() => void reload()}>
        {asSentence(toMessage(result.error))} What you have filled in is safe with us.
      </ErrorState>
    );
  const { state, form } = result.value;
  if (isEmiHandedIn(state.status) || state.status === 'EXPIRED') return <EmiStanding {...{ state, order }} />;
  if (form && hasEmiComeBack(state.status) && !isChanging)
    return (
      <EmiReturned orderId={orderId} state={state} onChange={() => setChanging(true)} onMovedOn={moveOn} />
    );
  if (form) return <EmiWizard orderId={orderId} form={form} state={state} onMovedOn={moveOn} />;
  return (
    <div className={css.stack}>
      <p className={css.soft}>
        {partners.join(', ')}: one of them pays this part of the fees, and you pay the partner month by month.
        The application has six steps and is saved as you type. The person who earns needs these at hand:
      </p>
      <ul className={css.benefits}>
        {EMI_DOCUMENT_KINDS.map((kind) => (
          <li key={kind}>{EMI_DOCUMENTS[kind].name}</li>
        ))}
      </ul>
      {failure && (
        <Banner tone="error" live="alert" title="That did not work">
          {toMessage(failure)}
        </Banner>
      )}
      <div className={css.actions}>
        <Button variant="primary" loading={isBusy} onClick={() => void begin()}>
          Start the application
        </Button>
      </div>
    </div>
  );
}
