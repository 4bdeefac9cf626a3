import { ClosingReason, type JobsEnd } from '@plinth/domain/jobs/employer';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useState } from 'react';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { SubmitRow } from '../list/SubmitRow.tsx';
import { TypedName } from '../list/TypedName.tsx';
import { useOfficeForm } from '../list/use-office-form.ts';

type ClosingFormProps = {
  /** The id of what is ended. */
  of: string;
  label: string;
  action: string;
  /** Who is affected, shown beforehand. */
  told: string;
  /** The stamp of what `told` says, so that nothing else ends. */
  seen: string;
  send: (end: JobsEnd) => Promise<unknown>;
  /** The message once it has ended. */
  said: string;
  /** The text to type first, if it cannot be undone. */
  confirmed?: string | undefined;
};

/**
 * Ends something of an employer with a reason, after showing who is affected and, if it cannot be undone, requiring its
 * name to be typed. When what ends changes, such as after a refusal, it is typed again.
 */
export function ClosingForm({ of, label, action, told, seen, send, said, confirmed }: ClosingFormProps) {
  const [sureOf, setSureOf] = useState<string | null>(null);
  const form = useOfficeForm({
    key: `closing:${of}`,
    saved: { reason: '' },
    judge: (draft) => ClosingReason.safeParse(draft),
    send: ({ reason }) => send({ reason, seen }),
    said: () => said,
  });
  return (
    <FormFrame className={css.part} form={form} label={label}>
      <Text secondary>{told}</Text>
      <TextInput label="Reason, as the applicants read it" maxLength={500} {...form.text('reason')} />
      {confirmed && (
        <TypedName key={seen} name={confirmed} onChange={(isTyped) => setSureOf(isTyped ? seen : null)} />
      )}
      <SubmitRow
        form={form}
        variant="danger"
        disabled={confirmed !== undefined && sureOf !== seen}
        label={action}
      />
    </FormFrame>
  );
}
