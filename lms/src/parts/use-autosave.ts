import { ApiError } from '@plinth/api-client/api-error';
import { useSaver } from '@plinth/ui/forms/use-saver';
import { useCallback, useRef, useState } from 'react';
import { session } from '../stores/session.ts';
import { keepText, keptText } from './device-text.ts';
import { SAVE_STATES } from './save-states.ts';

type Autosave = {
  /** The key of the text among its writer's texts on this device while it is unsaved. */
  key: string;
  /** The text on the server. */
  stored: string;
  save: (text: string) => Promise<unknown>;
};

const PREFIX = 'DRAFT_';
// Signing out leaves nothing behind. When a session ends automatically, its texts remain for their writer.
window.addEventListener('plinth:signed-out', (event) => {
  if ((event as CustomEvent<{ isForced: boolean } | null>).detail?.isForced) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
});

/**
 * A text that saves itself after a pause in typing, one call at a time. Unsaved text stays on this device through a
 * reload, a closed tab and the end of the session, and is retried with growing delays, and immediately when the
 * connection is back. A refusal by the server stops the retries until the text changes.
 */
export function useAutosave({ key, stored, save }: Autosave) {
  const [place] = useState(() => `${PREFIX}${session.userId}_${key}`);
  const [text, setText] = useState(() => keptText(place) ?? stored);
  const latest = useRef(text);
  const acknowledged = useRef(stored);
  const saver = useSaver({
    pauseMs: 800,
    longestWaitMs: 30_000,
    isDue: () => latest.current !== acknowledged.current,
    // Too many calls is a temporary refusal: it is retried automatically.
    isRefusal: (error) => error instanceof ApiError && !error.isOutage && error.status !== 429,
    save: async () => {
      const sent = latest.current;
      await save(sent);
      acknowledged.current = sent;
      if (latest.current === sent) keepText(place, null);
    },
  });
  const { touch, rest, drain, error } = saver;

  const change = useCallback(
    (next: string) => {
      latest.current = next;
      setText(next);
      keepText(place, next);
      touch();
    },
    [touch, place],
  );

  /** Adopts a text known to be on the server. */
  const take = useCallback(
    (next: string) => {
      latest.current = next;
      acknowledged.current = next;
      keepText(place, null);
      setText(next);
      rest();
    },
    [rest, place],
  );

  return {
    text,
    state: SAVE_STATES[saver.state],
    problem: error instanceof ApiError ? error : null,
    change,
    flush: drain,
    take,
  };
}
