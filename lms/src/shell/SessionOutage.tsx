import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { queryClient } from '../data/query-client.ts';
import { checkSession, session } from '../stores/session.ts';

const RETRY_MS = 15_000;

async function tryAgain(): Promise<void> {
  await checkSession({ isForced: true });
  if (session.status === 'signed-in')
    await queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

/**
 * Shown when the first session check got no answer: a notice above the screen, which keeps what it has, retries
 * automatically, and then fills in what is missing.
 */
export function SessionOutage() {
  const { loading } = useSnapshot(session);
  useEffect(() => {
    const again = () => void tryAgain();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, []);
  return (
    <Banner
      tone="error"
      live="alert"
      title="The school is not responding"
      action={
        <Button size="s" loading={loading} onClick={() => void tryAgain()}>
          Try again
        </Button>
      }
    >
      You are still signed in and nothing is lost. Check your connection and try again.
    </Banner>
  );
}
