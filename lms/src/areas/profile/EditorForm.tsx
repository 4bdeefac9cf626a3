import { Button } from '@plinth/ui/Button';
import type { ComponentProps } from 'react';
import { FormFrame } from '../../parts/FormFrame.tsx';
import * as css from './profile.css.ts';

type EditorFormProps = Omit<
  ComponentProps<typeof FormFrame>,
  'className' | 'takesFocus' | 'action' | 'footer'
> & {
  action: string;
  cancel: string;
  onCancel: () => void;
};

/** A form shown in place of the content it changes; it closes itself. */
export function EditorForm({ action, cancel, onCancel, ...form }: EditorFormProps) {
  return (
    <FormFrame
      {...form}
      className={css.editor}
      takesFocus
      footer={
        <div className={css.footer}>
          <Button type="submit" size="s" loading={form.form.isBusy}>
            {action}
          </Button>
          <Button size="s" variant="quiet" onClick={onCancel}>
            {cancel}
          </Button>
        </div>
      }
    />
  );
}
