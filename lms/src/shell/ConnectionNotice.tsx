import { OfflineNotice } from '@plinth/ui/OfflineNotice';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { connection } from '../stores/connection.ts';
import { checkSession, session } from '../stores/session.ts';
import { catchUp, waiting } from '../stores/waiting.ts';
import { cacheApp } from './cache-app.ts';

const RETRY_MS = 30_000;

function offlineText(steps: number): string {
  const kept =
    steps === 0
      ? 'What you complete is kept here and sent later.'
      : `${steps === 1 ? '1 completed page is' : `${steps} completed pages are`} kept here and sent later.`;
  return `${navigator.onLine ? 'The school cannot be reached.' : 'You are offline.'} Lessons you have opened can be read. ${kept}`;
}

/** Shows that the school cannot be reached, and sends waiting progress as soon as it can. */
export function ConnectionNotice() {
  const { isOnline } = useSnapshot(connection);
  const { steps } = useSnapshot(waiting);
  const { status } = useSnapshot(session);
  useEffect(() => {
    if (status !== 'signed-in') return;
    cacheApp();
    if (isOnline) void catchUp();
    // The browser does not always notice that a connection is back.
    const timer = setInterval(() => {
      if (!connection.isOnline) void checkSession({ isForced: true });
      else if (waiting.steps > 0) void catchUp();
    }, RETRY_MS);
    return () => clearInterval(timer);
  }, [isOnline, status]);
  return <OfflineNotice isOffline={!isOnline} message={offlineText(steps)} />;
}
