import { ClosingReason } from '@plinth/domain/jobs/employer';
import { Button } from '@plinth/ui/Button';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';

type ClosingFormProps = {
  label: string;
  action: string;
  /** Whom it touches, said before it is done. */
  told: string;
  send: (reason: string) => Promise<unknown>;
};

/** Ends something of an employer with a reason, after it was said whom that touches. */
export function ClosingForm({ label, action, told, send }: ClosingFormProps) {
  const held = useDraft({ reason: '' });
  const form = useForm<typeof held.draft, ClosingReason>({
    held,
    judge: (draft) => ClosingReason.safeParse(draft),
    send: ({ reason }) => send(reason),
  });
  return (
    <FormFrame className={css.part} form={form} label={label}>
      <Text size="s" tone="soft">
        {told}
      </Text>
      <TextInput
        label="Reason, as the applicants read it"
        maxLength={500}
        value={form.draft.reason}
        error={form.problemOf('reason')}
        onChange={({ target }) => form.change('reason', target.value)}
      />
      <div className={css.actions}>
        <Button type="submit" variant="danger" loading={form.isBusy}>
          {action}
        </Button>
      </div>
    </FormFrame>
  );
}
