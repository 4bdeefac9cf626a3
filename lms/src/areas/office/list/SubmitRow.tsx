import { Button, type ButtonProps } from '@plinth/ui/Button';
import type { FormState } from '@plinth/ui/forms/use-form';
import * as css from './list.css.ts';

type SubmitRowProps = Pick<ButtonProps, 'variant' | 'size' | 'disabled'> & { form: FormState; label: string };

/** The button that sends a form of the office, in its row. */
export const SubmitRow = ({ form, label, ...look }: SubmitRowProps) => (
  <div className={css.actions}>
    <Button type="submit" loading={form.isBusy} {...look}>
      {label}
    </Button>
  </div>
);
