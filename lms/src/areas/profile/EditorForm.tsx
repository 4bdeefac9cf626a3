import { Button } from '@plinth/ui/Button';
import type { ComponentProps } from 'react';
import { FormFrame } from '../../parts/FormFrame.tsx';
import * as css from './profile.css.ts';

type EditorFormProps<Typed> = Omit<
  ComponentProps<typeof FormFrame<Typed>>,
  'className' | 'takesFocus' | 'foot'
> & { action: string; cancel: string; onCancel: () => void };

/** A form in the place of what it changes, which closes it again. */
export function EditorForm<Typed>({ action, cancel, onCancel, ...form }: EditorFormProps<Typed>) {
  return (
    <FormFrame
      {...form}
      className={css.editor}
      takesFocus
      foot={
        <div className={css.foot}>
          <Button type="submit" size="s" loading={form.send.isPending}>
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
