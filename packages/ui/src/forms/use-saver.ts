import { useEffect, useRef, useState } from 'react';
import { createSaver, type SaverOptions, type SaverState } from './create-saver.ts';

/**
 * A saver for as long as its screen is shown: what an earlier visit could not save is saved first, and pending changes
 * are saved immediately when the connection is back and when the page is left.
 */
export function useSaver(facts: Omit<SaverOptions, 'onState'>) {
  const [told, setTold] = useState<{ state: SaverState; error: unknown }>({ state: 'idle', error: null });
  const latest = useRef(facts);
  latest.current = facts;
  const [saver] = useState(() =>
    createSaver(() => ({
      ...latest.current,
      onState: (state, error) =>
        setTold((told) => (told.state === state && told.error === error ? told : { state, error })),
    })),
  );
  useEffect(() => {
    saver.arrive();
    saver.retry();
    window.addEventListener('online', saver.retry);
    window.addEventListener('pagehide', saver.retry);
    document.addEventListener('visibilitychange', saver.retry);
    return () => {
      window.removeEventListener('online', saver.retry);
      window.removeEventListener('pagehide', saver.retry);
      document.removeEventListener('visibilitychange', saver.retry);
      saver.leave();
    };
  }, [saver]);
  return { ...told, ...saver };
}
