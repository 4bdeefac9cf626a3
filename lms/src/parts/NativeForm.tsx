import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import type { useNativeForm } from '@plinth/ui/forms/use-native-form';
import type { ReactNode } from 'react';
import * as css from './NativeForm.css.ts';
import { refusalText } from './refusal-text.ts';

type NativeFormProps = {
  form: Pick<ReturnType<typeof useNativeForm>, 'frame' | 'failure' | 'isBusy'>;
  /** What its button says. */
  action: string;
  /** How much the button stands out: once in a view `primary`, which fills the width. */
  weight?: 'primary' | 'secondary';
  /** What helps after a refusal, beside its words. */
  wayOut?: ReactNode;
  children: ReactNode;
};

/** The fields of a form, its one button, and the words of a refusal that belong to no field. */
export function NativeForm({ form, action, weight = 'primary', wayOut, children }: NativeFormProps) {
  return (
    <>
      {form.failure && (
        <Banner tone="error" live="alert" action={wayOut}>
          {refusalText(form.failure)}
        </Banner>
      )}
      <form className={css.form} {...form.frame}>
        {children}
        <div className={weight === 'primary' ? css.whole : css.narrow}>
          <Button type="submit" variant={weight} loading={form.isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </>
  );
}
