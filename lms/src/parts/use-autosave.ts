import { ApiError } from '@plinth/api-client/api-error';
import { useCallback, useEffect, useRef, useState } from 'react';
import { session } from '../stores/session.ts';

/** How long typing rests before it is saved, and the longest wait between two tries. */
const REST_MS = 800;
const LONGEST_WAIT_MS = 30_000;

export type SaveState = 'saved' | 'saving' | 'offline' | 'refused';

type Autosave = {
  /** Names the text among those of its writer on this device while it is not saved. */
  key: string;
  /** What the server has. */
  stored: string;
  save: (text: string) => Promise<unknown>;
};

const PREFIX = 'DRAFT_';
// Whoever signs out leaves nothing behind. A session that ended by itself takes no text with it: it waits for its writer.
window.addEventListener('plinth:signed-out', (event) => {
  if ((event as CustomEvent<{ isForced: boolean } | null>).detail?.isForced) return;
  for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
});

/**
 * A text that saves itself when typing rests, one call at a time. What could not be saved stays on this device, through
 * a reload, a closed tab and the end of the session, and is sent again, ever more slowly, and at once when the
 * connection is back. A refusal of the server ends the tries until the text changes.
 */
export function useAutosave({ key, stored, save }: Autosave) {
  const [place] = useState(() => `${PREFIX}${session.userId}_${key}`);
  const [text, setText] = useState(() => localStorage.getItem(place) ?? stored);
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState<ApiError | null>(null);
  const latest = useRef(text);
  const acknowledged = useRef(stored);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<void> | null>(null);
  const tries = useRef(0);
  const work = useRef(save);
  work.current = save;

  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    const again = (wait: number) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), wait);
    };
    if (running.current) return running.current.then(flush);
    if (latest.current === acknowledged.current) return Promise.resolve();
    running.current = (async () => {
      const sent = latest.current;
      setState('saving');
      try {
        await work.current(sent);
        tries.current = 0;
        acknowledged.current = sent;
        setProblem(null);
        if (latest.current === sent) {
          localStorage.removeItem(place);
          setState('saved');
        } else again(0);
      } catch (error) {
        const isRefused = error instanceof ApiError && !error.isOutage;
        setProblem(error instanceof ApiError ? error : null);
        setState(isRefused ? 'refused' : 'offline');
        if (isRefused) return;
        tries.current += 1;
        again(Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** tries.current));
      } finally {
        running.current = null;
      }
    })();
    return running.current;
  }, [place]);

  const change = useCallback(
    (next: string) => {
      latest.current = next;
      setText(next);
      setState('saving');
      localStorage.setItem(place, next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), REST_MS);
    },
    [flush, place],
  );

  /** Takes a text that is known to stand on the server. */
  const take = useCallback(
    (next: string) => {
      clearTimeout(timer.current);
      latest.current = next;
      acknowledged.current = next;
      localStorage.removeItem(place);
      setText(next);
      setProblem(null);
      setState('saved');
    },
    [place],
  );

  useEffect(() => {
    const send = () => void flush();
    window.addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    // What an earlier visit could not save is sent now.
    send();
    return () => {
      window.removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
      void flush().finally(() => clearTimeout(timer.current));
    };
  }, [flush]);

  return { text, state, problem, change, flush, take };
}
