import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { readToken } from '../data/token-cookie.ts';
import { whenIdle } from '../data/when-idle.ts';
import { lazyPart } from '../parts/lazy-part.ts';
import { session } from '../stores/session.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { PaletteGate } from './palette/PaletteGate.tsx';
import { useLive } from './use-live.ts';

const GuideProfilePopup = lazyPart(
  async () => (await import('../areas/profile/GuideProfilePopup.tsx')).GuideProfilePopup,
);

// The school's questions are loaded after what the person came for.
const FeedbackGate = lazyPart(async () => {
  await whenIdle();
  return (await import('../areas/feedback/FeedbackGate.tsx')).FeedbackGate;
});

const SessionOutage = lazyPart(async () => (await import('./SessionOutage.tsx')).SessionOutage);

const ActingBanner = lazyPart(async () => (await import('./ActingBanner.tsx')).ActingBanner);

/**
 * The frame of signed-in screens. An outage of the profile keeps the session and offers a retry; the screen stays
 * behind it with the typed text. Guides without a complete profile are asked for it on every screen.
 */
export function AuthGate() {
  const { status, profile } = useSnapshot(session);
  useLive();
  // Visitors read published profiles here. With a token, the page does not wait for the answer with the user's name.
  const hasSession = readToken() !== null;
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
      {hasSession && <PaletteGate />}
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
