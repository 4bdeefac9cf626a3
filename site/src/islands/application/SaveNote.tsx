import * as css from '../island.css.ts';
import type { SaveState } from './use-draft.ts';

const TEXTS: Record<SaveState, string> = {
  saved: 'Saved',
  saving: 'Saving',
  waiting: 'Not saved yet',
  offline: 'Not saved: no connection. Your answers are kept in this browser and sent as soon as it is back.',
  submitted: 'This application was submitted; it cannot be changed any more.',
};

/** Whether the draft is safe. */
export function SaveNote({ state }: { state: SaveState }) {
  return (
    <p role="status" className={css.note}>
      {TEXTS[state]}
    </p>
  );
}
