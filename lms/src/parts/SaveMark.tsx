import { Annotation } from '@plinth/ui/Annotation';
import type { SaveState } from './save-states.ts';

const SAID: Record<SaveState, string> = {
  saved: 'Saved',
  saving: 'Saving',
  offline: 'Not saved yet. Kept on this device and sent again by itself.',
  refused: 'Not saved',
};

/** The saving state of a text that saves automatically. */
export function SaveMark({ state }: { state: SaveState }) {
  return (
    <span role="status">
      <Annotation tone={state === 'offline' || state === 'refused' ? 'warning' : 'faint'}>
        {SAID[state]}
      </Annotation>
    </span>
  );
}
