import type { FlagTrackerState } from '@plinth/domain/session/state-slices';
import { proxy } from 'valtio';

const KEY = 'flagTracker';

function read(): FlagTrackerState {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(
          Object.entries(kept).filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean'),
        )
      : {};
  } catch {
    return {};
  }
}

/** Choices and dismissed hints of a page by name, stored in this browser. Changed only by `setFlag`. */
export const flagTracker = proxy<FlagTrackerState>(read());

export function setFlag(name: string, value: boolean): void {
  flagTracker[name] = value;
  try {
    localStorage.setItem(KEY, JSON.stringify(flagTracker));
  } catch {
    // A browser that refuses storage retains the choice for this page only.
  }
}
