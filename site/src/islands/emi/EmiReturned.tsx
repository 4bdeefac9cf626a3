import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { useSubmission } from '@plinth/ui/forms/use-submission';
import { Heading } from '@plinth/ui/Heading';
import { Section } from '@plinth/ui/Section';
import { StatusChip } from '@plinth/ui/StatusChip';
import { useState } from 'react';
import { api, type EmiState } from '../../api/client.ts';
import { isOvertaken, toMessage } from '../../api/to-message.ts';
import * as css from '../island.css.ts';
import { EmiDocumentField } from './EmiDocumentField.tsx';
import * as own from './emi.css.ts';

type Props = {
  orderId: string;
  state: EmiState;
  onChange: () => void;
  onMovedOn: () => Promise<unknown>;
};

type Words = { chip: string; text: string; source: string };

const SENT_BACK: Words = {
  chip: 'Sent back',
  text: 'We cannot pass your application on as it is. Nothing is lost: change it and hand it in again.',
  source: 'What the school says',
};

const DECLINED: Words = {
  chip: 'Declined',
  text: 'The partner has declined the loan and paid nothing. You can pay this part yourself, or choose another partner in the answers and hand the application in again.',
  source: 'The reason',
};

/**
 * An application that the school sent back or the partner declined: the reason, the documents to replace, and the button
 * to hand it in again.
 */
export function EmiReturned({ orderId, state, onChange, onMovedOn }: Props) {
  const [documents, setDocuments] = useState(state.documents);
  const { run, isBusy, failure } = useSubmission();
  // Refused documents stay in the list once replaced, so that they can be replaced again.
  const refused = documents.filter(({ kind }) =>
    state.documents.some((one) => one.kind === kind && one.status === 'PENDING'),
  );
  const words = state.status === 'DECLINED' ? DECLINED : SENT_BACK;
  const missing = documents.filter(({ status }) => status === 'PENDING').length;

  const handIn = () =>
    run(
      async () => {
        await api.emi.submit({ body: { orderId } });
        await onMovedOn();
      },
      (error) => {
        if (isOvertaken(error)) void onMovedOn();
      },
    );

  return (
    <div className={css.stack}>
      <div>
        <StatusChip tone="error">{words.chip}</StatusChip>
      </div>
      <p className={css.soft}>{words.text}</p>
      {state.remark && (
        <div className={css.tight}>
          <Heading level={3}>{words.source}</Heading>
          <blockquote className={own.remark}>{state.remark}</blockquote>
        </div>
      )}
      {refused.length > 0 && (
        <Section className={css.tight} level={3} title="To be uploaded again">
          <div className={css.fields}>
            {refused.map((document) => (
              <EmiDocumentField
                key={document.kind}
                id={`refused-${document.kind}`}
                orderId={orderId}
                document={document}
                onUploaded={setDocuments}
              />
            ))}
          </div>
        </Section>
      )}
      {failure && (
        <Banner tone="error" live="alert" title="That did not work">
          {toMessage(failure)}
        </Banner>
      )}
      <div className={css.actions}>
        <Button variant="primary" loading={isBusy} disabled={missing > 0} onClick={() => void handIn()}>
          Hand it in again
        </Button>
        <Button variant="quiet" onClick={onChange}>
          Change the answers
        </Button>
        {missing > 0 && (
          <p className={css.note}>
            {missing === 1 ? 'One document is missing' : `${missing} documents are missing`}
          </p>
        )}
      </div>
    </div>
  );
}
