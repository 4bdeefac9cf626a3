import { Button } from '@plinth/ui/Button';
import { Checkbox } from '@plinth/ui/Checkbox';
import { TextInput } from '@plinth/ui/TextInput';
import { type FormEvent, useRef, useState } from 'react';
import type { Order } from '../../api/client.ts';
import * as css from '../island.css.ts';

type Firm = NonNullable<Order['billedFirm']>;

type Props = {
  firm: Firm | undefined;
  busy: boolean;
  /** Saves the firm, or with null that invoices are the payer's own. */
  onSave: (firm: Firm | null) => void;
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

/** Whom the invoices of the payments to come are made out to: the payer, or an Indian firm with its GSTIN. */
export function BilledFirm({ firm, busy, onSave }: Props) {
  const [isOpen, setOpen] = useState(firm !== undefined);
  const [errors, setErrors] = useState<Partial<Record<keyof Firm, string>>>({});
  const form = useRef<HTMLFormElement>(null);

  const turn = (isWanted: boolean) => {
    setOpen(isWanted);
    setErrors({});
    if (!isWanted && firm) onSave(null);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget));
    // Few pay for a firm: what judges the number comes with the first who does.
    const { BilledFirm: Schema } = await import('@plinth/domain/orders/billed-firm');
    const typed = Schema.safeParse(values);
    const found: typeof errors = {};
    for (const { path, message } of typed.error?.issues ?? [])
      if (path[0] === 'name' || path[0] === 'gstin') found[path[0]] ??= message;
    setErrors(found);
    if (typed.data) onSave(typed.data);
    else form.current?.querySelector<HTMLInputElement>(`[name=${found.name ? 'name' : 'gstin'}]`)?.focus();
  };

  return (
    <div className={css.tight}>
      <Checkbox
        label="A firm with a GSTIN pays"
        hint="Its name and number stand on the invoices of the payments to come."
        checked={isOpen}
        onChange={({ target }) => turn(target.checked)}
      />
      {isOpen && (
        <form
          ref={form}
          className={css.fields}
          noValidate
          onSubmit={(event) => void submit(event)}
          aria-label="The firm on the invoice"
        >
          <TextInput {...FIELDS.name} name="name" required error={errors.name} defaultValue={firm?.name} />
          <TextInput
            {...FIELDS.gstin}
            name="gstin"
            required
            error={errors.gstin}
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
        </form>
      )}
    </div>
  );
}
