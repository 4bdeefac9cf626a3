import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { lazyExtra } from '../parts/lazy-extra.ts';
import { session } from '../stores/session.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { whenIdle } from './when-idle.ts';

const GuideProfilePopup = lazyExtra(
  async () => (await import('../areas/profile/GuideProfilePopup.tsx')).GuideProfilePopup,
);

// What the school asks comes after what the person came for.
const FeedbackGate = lazyExtra(async () => {
  await whenIdle();
  return (await import('../areas/feedback/FeedbackGate.tsx')).FeedbackGate;
});

const SessionOutage = lazyExtra(async () => (await import('./SessionOutage.tsx')).SessionOutage);

const ActingBanner = lazyExtra(async () => (await import('./ActingBanner.tsx')).ActingBanner);

/**
 * Screens of the signed-in. An outage of the profile keeps the session and offers another try (D-18); the screen
 * stays behind it with what was typed. Guides without a complete profile are asked for it wherever they are (PROFILE-05).
 */
export function AuthGate() {
  const { status, profile } = useSnapshot(session);
  return (
    <>
      {__OVERRIDE_USER__ && (
        <Suspense>
          <ActingBanner />
        </Suspense>
      )}
      {status === 'outage' && (
        <Suspense>
          <SessionOutage />
        </Suspense>
      )}
      <Outlet />
      <ConnectionNotice />
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
