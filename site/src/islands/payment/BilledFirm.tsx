import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { TextInput } from '@plinth/ui/TextInput';
import { type FormEvent, useEffect, useState } from 'react';
import type { Order } from '../../api/client.ts';
import { fetched } from '../../api/fetched.ts';
import { toMessage } from '../../api/to-message.ts';
import * as css from '../island.css.ts';

type Firm = NonNullable<Order['billedFirm']>;

type Props = {
  firm: Firm | undefined;
  busy: boolean;
  /** Saves the firm; null makes out invoices to the payer. */
  onSave: (firm: Firm | null) => void;
  /** Called when something is typed that waits to be saved, and when nothing does any more. */
  onUnsaved: (isUnsaved: boolean) => void;
};

const FIELDS = {
  name: { label: 'Name of the firm', autoComplete: 'organization' },
  gstin: {
    label: 'GSTIN',
    hint: '15 letters and digits, as on the certificate.',
    autoCapitalize: 'characters',
    autoComplete: 'off',
    spellCheck: false,
  },
} as const;

/** Whom future invoices are made out to: the payer, or an Indian firm with its GSTIN. */
export function BilledFirm({ firm, busy, onSave, onUnsaved }: Props) {
  const [isOpen, setOpen] = useState(firm !== undefined);
  const form = useNativeForm<Firm>({
    // Few people pay for a firm, so the code that checks the number is loaded with the first who does.
    judge: async (typed) =>
      (await fetched(import('@plinth/domain/orders/billed-firm'))).BilledFirm.safeParse(typed),
    send: async (typed) => onSave(typed),
  });

  useEffect(() => () => onUnsaved(false), [onUnsaved]);

  const turn = (isWanted: boolean) => {
    setOpen(isWanted);
    onUnsaved(isWanted);
    form.rest();
    if (!isWanted && firm) onSave(null);
  };

  return (
    <div className={css.tight}>
      <Checkbox
        label="A firm with a GSTIN pays"
        hint="Its name and number appear on the invoices for the payments to come."
        checked={isOpen}
        onChange={({ target }) => turn(target.checked)}
      />
      {isOpen && (
        <form
          className={css.fields}
          aria-label="The firm on the invoice"
          {...form.frame}
          onInput={(event: FormEvent) => {
            form.frame.onInput(event);
            onUnsaved(true);
          }}
        >
          <TextInput
            {...FIELDS.name}
            name="name"
            required
            error={form.problemOf('name')}
            defaultValue={firm?.name}
          />
          <TextInput
            {...FIELDS.gstin}
            name="gstin"
            required
            error={form.problemOf('gstin')}
            defaultValue={firm?.gstin}
          />
          <div className={css.actions}>
            <Button type="submit" loading={busy}>
              {firm ? 'Save the change' : 'Save the firm'}
            </Button>
            {firm && (
              <p className={css.soft} role="status">
                Saved: {firm.name}, {firm.gstin}
              </p>
            )}
          </div>
          {form.failure && <p role="alert">{toMessage(form.failure)}</p>}
        </form>
      )}
    </div>
  );
}
