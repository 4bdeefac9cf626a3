import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { readOverriddenUser } from '../data/override-user.ts';
import { whenIdle } from '../data/when-idle.ts';
import { session } from '../stores/session.ts';

/** Keeps what is on the screen up to date with what others do, once the page is quiet. */
export function useLive(): void {
  const { status } = useSnapshot(session);
  useEffect(() => {
    // Who looks as another person is told nothing of theirs.
    if (status !== 'signed-in' || (__OVERRIDE_USER__ && readOverriddenUser())) return;
    const following = new AbortController();
    whenIdle()
      .then(() => import('../stores/live.ts'))
      .then(({ followLive }) => {
        if (!following.signal.aborted) followLive(following.signal);
      })
      // What cannot be loaded is not followed: the screens ask by the clock.
      .catch(() => {});
    return () => following.abort();
  }, [status]);
}
