import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import type { ReactNode } from 'react';
import * as css from './EntryFrame.css.ts';
import type { EntryFormState } from './use-entry-form.ts';

type EntryFormProps = {
  form: EntryFormState;
  /** What its button says. */
  action: string;
  /** How much the button stands out: once in a view `primary`, which fills the width. */
  weight?: 'primary' | 'secondary';
  /** What helps after a refusal, beside its words. */
  wayOut?: ReactNode;
  children: ReactNode;
};

/** The fields of a form, its one button, and the words of a refusal that belong to no field. */
export function EntryForm({ form, action, weight = 'primary', wayOut, children }: EntryFormProps) {
  return (
    <>
      {form.errors.form && (
        <Banner tone="error" live="alert" action={wayOut}>
          {form.errors.form}
        </Banner>
      )}
      <form ref={form.ref} className={css.form} noValidate onSubmit={form.onSubmit}>
        {children}
        <div className={weight === 'primary' ? css.whole : css.narrow}>
          <Button type="submit" variant={weight} loading={form.isPending}>
            {action}
          </Button>
        </div>
      </form>
    </>
  );
}
