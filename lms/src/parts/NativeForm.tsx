import { Banner } from '@plinth/ui/Banner';
import type { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import type { ReactNode } from 'react';
import * as css from './NativeForm.css.ts';
import { refusalText } from './refusal-text.ts';

type NativeFormProps = {
  form: Pick<ReturnType<typeof useNativeForm>, 'frame' | 'failure' | 'isBusy'>;
  /** The label of its button. */
  action: string;
  /** The prominence of the button: `primary`, used once per view, fills the width. */
  weight?: 'primary' | 'secondary';
  /** A way to recover from a refusal, shown beside its text. */
  wayOut?: ReactNode;
  children: ReactNode;
};

/** A form's fields, its single button, and the text of a refusal that belongs to no field. */
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
          <SubmitButton form={form} variant={weight} label={action} />
        </div>
      </form>
    </>
  );
}
