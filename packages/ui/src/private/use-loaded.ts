import { type ComponentType, useEffect, useState } from 'react';
import { needsReload } from '../loading/needs-reload.ts';
import { wantReload } from '../loading/reload-wanted.ts';
import { whenIdle } from './when-idle.ts';

/** Browsers do not always notice that a connection is back. */
const RETRY_MS = 10_000;

/**
 * A component in a separate file: fetched when the page is idle, mounted once it is wanted. While it cannot be fetched,
 * for example offline, the page stays as it is and the fetch is retried; once only a reload helps, the app is told.
 * `load` must be a stable function, not created at each render.
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
    let retry: ReturnType<typeof setTimeout> | undefined;
    const attempt = () => {
      clearTimeout(retry);
      load().then(
        ({ default: Component }) => !left && setLoaded({ Component }),
        async (error: unknown) => {
          const isHopeless = await needsReload(error);
          if (left) return;
          if (isHopeless) wantReload();
          else retry = setTimeout(attempt, RETRY_MS);
        },
      );
    };
    attempt();
    window.addEventListener('online', attempt);
    return () => {
      left = true;
      clearTimeout(retry);
      window.removeEventListener('online', attempt);
    };
  }, [load, wanted, loaded]);

  return loaded?.Component ?? null;
}
