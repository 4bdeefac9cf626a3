import type { SaverState } from '@plinth/ui/forms/create-saver';

export type SaveState = 'saved' | 'saving' | 'offline' | 'refused';

/** The state of a saver as `SaveMark` shows it. */
export const SAVE_STATES: Record<SaverState, SaveState> = {
  idle: 'saved',
  saved: 'saved',
  waiting: 'saving',
  saving: 'saving',
  failed: 'offline',
  refused: 'refused',
};
