import { WEBHOOK_EVENT_TEXTS } from '@plinth/domain/webhooks/event-data';
import { WEBHOOK_EVENT_TYPES, type WebhookEventType } from '@plinth/domain/webhooks/event-type';
import { WantedEndpoint } from '@plinth/domain/webhooks/webhook-endpoint';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { TextInput } from '@plinth/ui/TextInput';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { RoleBoxes } from '../staff/RoleBoxes.tsx';

type Draft = { url: string; description: string; eventTypes: WebhookEventType[] };

type EndpointFormProps = {
  label: string;
  action: string;
  held: Draft;
  onSend: (wanted: WantedEndpoint) => Promise<void>;
};

/** The target address of events, and the event types sent to it. */
export function EndpointForm({ label, action, held: begun, onSend }: EndpointFormProps) {
  const held = useDraft(begun);
  const form = useForm<Draft, WantedEndpoint>({
    held,
    judge: (draft) => WantedEndpoint.safeParse(draft),
    send: onSend,
  });
  const { draft } = form;
  return (
    <FormFrame
      className={css.part}
      form={form}
      label={label}
      action={{ label: action, row: css.actions, weight: 'primary' }}
    >
      <TextInput
        label="Address"
        hint="It gets a POST for each event, and answers 2xx within 10 seconds."
        type="url"
        autoComplete="off"
        spellCheck={false}
        required
        maxLength={500}
        {...form.text('url')}
      />
      <TextInput label="Description" autoComplete="off" maxLength={140} {...form.text('description')} />
      <RoleBoxes
        legend="Events it receives"
        options={WEBHOOK_EVENT_TYPES.map((value) => ({
          value,
          label: WEBHOOK_EVENT_TEXTS[value],
          hint: value,
        }))}
        chosen={draft.eventTypes}
        error={form.problemOf('eventTypes')}
        onChange={(eventTypes) => form.change('eventTypes', eventTypes)}
      />
    </FormFrame>
  );
}
