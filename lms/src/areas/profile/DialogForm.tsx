import { Button } from '@plinth/ui/Button';
import { Dialog } from '@plinth/ui/Dialog';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { type ComponentProps, useId } from 'react';
import { FormFrame } from '../../parts/FormFrame.tsx';
import * as css from './profile.css.ts';

type DialogFormProps = Pick<
  ComponentProps<typeof Dialog>,
  'title' | 'description' | 'size' | 'open' | 'onOpenChange'
> &
  Pick<ComponentProps<typeof FormFrame>, 'form' | 'children'> & {
    /** The label of the button that opens the dialog. */
    trigger: string;
    action: string;
  };

/** A form in a dialog, opened by a small button. The draft outlives the dialog. */
export function DialogForm({ form, trigger, action, children, ...dialog }: DialogFormProps) {
  const formId = useId();
  return (
    <Dialog
      {...dialog}
      trigger={<Button size="s">{trigger}</Button>}
      footer={<SubmitButton form={form} formId={formId} variant="primary" label={action} />}
    >
      <FormFrame id={formId} className={css.form} form={form}>
        {children}
      </FormFrame>
    </Dialog>
  );
}
