import { SubmitButton, type SubmitButtonProps } from '@plinth/ui/SubmitButton';
import * as css from './list.css.ts';

/** The button that sends a form of the office, in its row. */
export const SubmitRow = (button: SubmitButtonProps) => (
  <div className={css.actions}>
    <SubmitButton {...button} />
  </div>
);
