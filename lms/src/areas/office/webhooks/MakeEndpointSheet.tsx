import { WEBHOOK_EVENT_TYPES } from '@plinth/domain/webhooks/event-type';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { makeEndpoint } from '../../../data/office-webhooks.ts';
import { SecretShown } from '../list/SecretShown.tsx';
import { SideSheet } from '../list/SideSheet.tsx';
import { EndpointForm } from './EndpointForm.tsx';

type MakeEndpointSheetProps = { onClose: () => void; onMade: (endpointId: string) => void };
type Made = Awaited<ReturnType<typeof makeEndpoint>>;

/** Creates an endpoint and shows its secret once. */
export function MakeEndpointSheet({ onClose, onMade }: MakeEndpointSheetProps) {
  const client = useQueryClient();
  const [made, setMade] = useState<Made | null>(null);
  return (
    <SideSheet
      title="Add an endpoint"
      description="Another system that is notified of what happens here, signed according to the Standard Webhooks specification."
      onClose={onClose}
    >
      {made ? (
        <SecretShown
          title="Save the signing secret"
          label="Signing secret"
          secret={made.secret}
          onKept={() => onMade(made.endpoint.endpointId)}
        >
          Enter it in the receiver, which uses it to check that an event is yours. It is shown only once; a
          new one can be created at any time.
        </SecretShown>
      ) : (
        <EndpointForm
          label="Add an endpoint"
          action="Add the endpoint"
          held={{ url: '', description: '', eventTypes: [...WEBHOOK_EVENT_TYPES] }}
          onSend={async (wanted) => {
            setMade(await makeEndpoint(wanted));
            await client.invalidateQueries({ queryKey: ['office'] });
          }}
        />
      )}
    </SideSheet>
  );
}
