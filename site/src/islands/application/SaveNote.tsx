import type { SaverState } from '@plinth/ui/forms/create-saver';
import { isOvertaken } from '../../api/to-message.ts';
import { unsavedText } from '../../api/unsaved-text.ts';
import * as css from '../island.css.ts';

const TEXTS: Record<Exclude<SaverState, 'failed' | 'refused'>, string> = {
  idle: 'Saved',
  saved: 'Saved',
  saving: 'Saving',
  waiting: 'Not saved yet',
};

const SUBMITTED = 'This application was submitted; it can no longer be changed.';

/** Whether the draft is saved and, if not, why. */
export function SaveNote({ state, error }: { state: SaverState; error: unknown }) {
  const isAmiss = state === 'failed' || state === 'refused';
  return (
    <p role="status" className={css.note}>
      {isAmiss ? (isOvertaken(error) ? SUBMITTED : unsavedText(error, 'this browser')) : TEXTS[state]}
    </p>
  );
}
