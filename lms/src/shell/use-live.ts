import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { readOverriddenUser } from '../data/override-user.ts';
import { whenIdle } from '../data/when-idle.ts';
import { session } from '../stores/session.ts';

/** Updates the screen with others' changes, once the page is idle. */
export function useLive(): void {
  const { status } = useSnapshot(session);
  useEffect(() => {
    // A user acting as another person receives none of that person's events.
    if (status !== 'signed-in' || (__OVERRIDE_USER__ && readOverriddenUser())) return;
    const following = new AbortController();
    whenIdle()
      .then(() => import('../stores/live.ts'))
      .then(({ followLive }) => {
        if (!following.signal.aborted) followLive(following.signal);
      })
      // If the module cannot be loaded, the screens poll instead.
      .catch(() => {});
    return () => following.abort();
  }, [status]);
}
