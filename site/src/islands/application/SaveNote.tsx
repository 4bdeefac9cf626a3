import type { SaverState } from '@plinth/ui/forms/create-saver';
import * as css from '../island.css.ts';

const TEXTS: Record<SaverState, string> = {
  idle: 'Saved',
  saved: 'Saved',
  saving: 'Saving',
  waiting: 'Not saved yet',
  failed: 'Not saved: no connection. Your answers are kept in this browser and sent as soon as it is back.',
  refused: 'This application was submitted; it cannot be changed any more.',
};

/** Whether the draft is safe. */
export function SaveNote({ state }: { state: SaverState }) {
  return (
    <p role="status" className={css.note}>
      {TEXTS[state]}
    </p>
  );
}
