import { type ComponentType, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

/**
 * A component that comes in its own file: fetched when the page is idle, mounted once it is wanted. A failed
 * fetch is thrown to the nearest error boundary. `load` must be one function for good, not made anew.
 */
export function useLoaded<Props>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  wanted: boolean,
): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ Component: ComponentType<Props> } | null>(null);

  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);

  useEffect(() => {
    if (!wanted || loaded) return;
    let left = false;
    load().then(
      ({ default: Component }) => !left && setLoaded({ Component }),
      (error: unknown) =>
        !left &&
        setLoaded(() => {
          throw error;
        }),
    );
    return () => {
      left = true;
    };
  }, [load, wanted, loaded]);

  return loaded?.Component ?? null;
}
