import { ReconciliationRequest } from '@plinth/domain/payments/discrepancy';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useForm } from '@plinth/ui/forms/use-form';
import { TextInput } from '@plinth/ui/TextInput';
import { runReconciliation } from '../../../data/office-reconciliation.ts';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from '../list/list.css.ts';
import { useOfficeChanged } from '../list/use-office-changed.ts';

/** Runs a comparison of the books now; no money moves. */
export function RunForm() {
  const changed = useOfficeChanged();
  const held = useDraft({ days: '2' });
  const form = useForm<typeof held.draft, ReconciliationRequest>({
    held,
    judge: ({ days }) => ReconciliationRequest.safeParse({ days: Number(days.trim() || 'none') }),
    send: async (request) => {
      await runReconciliation(request);
      await changed('Reconciliation finished.');
    },
  });
  return (
    <FormFrame
      className={css.filters}
      form={form}
      label="Compare the books"
      action={{ label: 'Compare now', row: css.actions, weight: 'primary' }}
    >
      <TextInput
        label="Days that the providers are asked about"
        inputMode="numeric"
        maxLength={2}
        {...form.text('days')}
      />
    </FormFrame>
  );
}
