import { Container } from '@plinth/ui/Container';
import { ErrorState } from '@plinth/ui/ErrorState';
import { Text } from '@plinth/ui/Text';
import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { lazyExtra } from '../parts/lazy-extra.ts';
import { checkSession, session } from '../stores/session.ts';
import { whenIdle } from './when-idle.ts';

const GuideProfilePopup = lazy(() =>
  import('../areas/profile/GuideProfilePopup.tsx').then((module) => ({ default: module.GuideProfilePopup })),
);

// What the school asks comes after what the person came for.
const FeedbackGate = lazyExtra(async () => {
  await whenIdle();
  return (await import('../areas/feedback/FeedbackGate.tsx')).FeedbackGate;
});

const ActingBanner = lazyExtra(async () => (await import('./ActingBanner.tsx')).ActingBanner);

/**
 * Screens of the signed-in. An outage of the profile keeps the session and offers another try (D-18). Guides without
 * a complete profile are asked for it wherever they are (PROFILE-05).
 */
export function AuthGate() {
  const { status, loading, profile } = useSnapshot(session);
  if (status === 'outage')
    return (
      <Container width="text" as="main" id="main">
        <ErrorState
          title="The school does not answer"
          level={1}
          retrying={loading}
          onRetry={() => void checkSession({ isForced: true })}
        >
          <Text>You are still signed in and nothing is lost. Check your connection and try again.</Text>
        </ErrorState>
      </Container>
    );
  return (
    <>
      {__OVERRIDE_USER__ && (
        <Suspense>
          <ActingBanner />
        </Suspense>
      )}
      <Outlet />
      {profile?.userData.roles.includes('INDUSTRIAL_GUIDE') && (
        <Suspense>
          <GuideProfilePopup />
        </Suspense>
      )}
      <Suspense>
        <FeedbackGate />
      </Suspense>
    </>
  );
}
