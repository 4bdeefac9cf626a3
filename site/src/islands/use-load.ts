import { useCallback, useEffect, useRef, useState } from 'react';

export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'failed'; error: unknown }
  | { state: 'ready'; value: T };

/**
 * Loads a value once and again on `reload`. The last value stays on screen during a reload and if it fails; an answer
 * that arrives late is dropped.
 */
export function useLoad<T>(load: () => Promise<T>) {
  const [result, setResult] = useState<Loaded<T>>({ state: 'loading' });
  const latest = useRef(load);
  latest.current = load;
  const turn = useRef(0);

  const reload = useCallback(async (): Promise<T | null> => {
    turn.current += 1;
    const mine = turn.current;
    try {
      const value = await latest.current();
      if (mine === turn.current) setResult({ state: 'ready', value });
      return value;
    } catch (error) {
      if (mine === turn.current)
        setResult((known) => (known.state === 'ready' ? known : { state: 'failed', error }));
      return null;
    }
  }, []);

  useEffect(() => {
    void reload();
    return () => {
      turn.current += 1;
    };
  }, [reload]);

  return { result, reload };
}
