import type { FormState } from '@plinth/ui/forms/use-form';
import { SubmitButton } from '@plinth/ui/SubmitButton';
import { type ComponentProps, useId } from 'react';
import { FormFrame } from '../../../parts/FormFrame.tsx';
import * as css from './list.css.ts';
import { SideSheet } from './SideSheet.tsx';

type FormSheetProps = Omit<ComponentProps<typeof SideSheet>, 'footer'> & {
  form: FormState;
  /** The label of the button that sends the form. */
  action: string;
};

/** A sheet whose content is one form. The form takes the focus, and is sent by the button at its foot. */
export function FormSheet({ form, action, children, ...sheet }: FormSheetProps) {
  const formId = useId();
  return (
    <SideSheet
      {...sheet}
      footer={<SubmitButton form={form} formId={formId} variant="primary" label={action} />}
    >
      <FormFrame id={formId} className={css.part} form={form} takesFocus>
        {children}
      </FormFrame>
    </SideSheet>
  );
}
