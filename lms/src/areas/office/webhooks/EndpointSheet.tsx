import type { WebhookDelivery, WebhookEndpoint } from '@plinth/domain/webhooks/webhook-endpoint';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import {
  changeEndpoint,
  endEndpoint,
  renewSecret,
  sendTestEvent,
  switchEndpoint,
} from '../../../data/office-webhooks.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { EndForm } from '../list/EndForm.tsx';
import * as css from '../list/list.css.ts';
import { SecretShown } from '../list/SecretShown.tsx';
import { SheetSection } from '../list/SheetSection.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { shortTime } from '../list/short-time.ts';
import { useOfficeChange } from '../list/use-office-change.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';
import { EndpointForm } from './EndpointForm.tsx';
import { answerText, endpointStamp, hostOf } from './webhook-texts.ts';
import * as own from './webhooks.css.ts';

type EndpointSheetProps = { endpoint: WebhookEndpoint; onClose: () => void };

/** One endpoint, to test, switch on or off, change, give a new secret, or end. */
export function EndpointSheet({ endpoint, onClose }: EndpointSheetProps) {
  const { endpointId, url, description, eventTypes, waiting } = endpoint;
  const changed = useOfficeChanged();
  return (
    <SideSheet title={description || hostOf(url)} description={url} onClose={onClose}>
      <div className={own.sections}>
        <StatePart endpoint={endpoint} />
        <EndpointForm
          label="Change the endpoint"
          action="Save"
          held={{ url, description, eventTypes }}
          onSend={async (wanted) => {
            await changeEndpoint(endpointId, wanted);
            await changed('Endpoint saved.');
          }}
        />
        <SecretPart endpoint={endpoint} />
        <EndForm
          what="endpoint"
          name={hostOf(url)}
          end={() => endEndpoint(endpointId)}
          said={`${hostOf(url)} receives nothing any more.`}
          onEnded={onClose}
        >
          Nothing more is sent, and the list of its deliveries goes with it
          {waiting > 0 ? `, ${waiting === 1 ? 'the one' : `the ${waiting}`} that are waiting included` : ''}.
          This cannot be undone; to pause it, switch it off.
        </EndForm>
      </div>
    </SideSheet>
  );
}

/** The result of a test as a sentence. */
const triedText = (delivery: WebhookDelivery) =>
  delivery.status === 'DELIVERED'
    ? `It accepted the test event: ${delivery.responseStatus}.`
    : `It did not accept the test event: ${answerText(delivery)}.`;

function StatePart({ endpoint }: { endpoint: WebhookEndpoint }) {
  const { endpointId, disabledReason, disabledAt, waiting, failed } = endpoint;
  const isOn = disabledReason === null;
  const turn = useOfficeChange(() => switchEndpoint(endpointId, !isOn), {
    said: isOn ? 'It is switched off.' : 'It is on: what was waiting goes out.',
  });
  const test = useMutation({ mutationFn: () => sendTestEvent(endpointId) });
  const error = turn.error ?? test.error;
  return (
    <section className={own.section} aria-label="State">
      <Heading level={3}>{endpointStamp(endpoint).text}</Heading>
      <Text secondary>
        {isOn ? '' : `Since ${disabledAt ? shortTime(disabledAt) : 'now'} nothing is sent. `}
        {waiting === 0
          ? 'Nothing is waiting'
          : waiting === 1
            ? '1 event is waiting'
            : `${waiting} events are waiting`}
        {failed === 0 ? '. ' : `, ${failed} ${failed === 1 ? 'was' : 'were'} given up. `}
        {isOn
          ? 'While it is off, events are kept for 30 days.'
          : 'All of them are tried once it is on again. Make sure first that the receiver is back.'}
      </Text>
      <Text size="s">
        <Link href={`/office/webhooks?endpoint=${endpointId}`}>Its deliveries</Link>
      </Text>
      <div role="status">
        {test.data && (
          <Banner tone={test.data.delivery.status === 'DELIVERED' ? 'success' : 'warning'}>
            {triedText(test.data.delivery)} {test.data.delivery.response ?? ''}
          </Banner>
        )}
      </div>
      <ErrorBanner error={error} />
      <div className={css.actions}>
        <Button loading={test.isPending} onClick={() => test.mutate()}>
          Send a test event
        </Button>
        <Button loading={turn.isPending} onClick={() => turn.mutate()}>
          {isOn ? 'Switch it off' : 'Switch it on'}
        </Button>
      </div>
    </section>
  );
}

function SecretPart({ endpoint: { endpointId, oldSecretUntil } }: { endpoint: WebhookEndpoint }) {
  const [secret, setSecret] = useState<string | null>(null);
  const renew = useOfficeChange(() => renewSecret(endpointId), {
    said: 'The new secret signs from now on.',
    onDone: (renewed) => setSecret(renewed.secret),
  });
  if (secret)
    return (
      <SecretShown
        title="Save the new signing secret"
        label="New signing secret"
        secret={secret}
        onKept={() => setSecret(null)}
      >
        For 24 hours both secrets sign each event, so that nothing is lost while you enter the new one.
      </SecretShown>
    );
  return (
    <SheetSection title="Signing secret">
      <Text secondary>
        {oldSecretUntil
          ? `The previous one also signs until ${shortTime(oldSecretUntil)}. Another new one ends it at once.`
          : 'It was shown once. A new one can be created here; for 24 hours both sign.'}
      </Text>
      <ErrorBanner error={renew.error} />
      <div className={css.actions}>
        <Button loading={renew.isPending} onClick={() => renew.mutate()}>
          Create a new secret
        </Button>
      </div>
    </SheetSection>
  );
}
