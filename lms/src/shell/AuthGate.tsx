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

// What the school asks comes after what the person came for.
const FeedbackGate = lazyPart(async () => {
  await whenIdle();
  return (await import('../areas/feedback/FeedbackGate.tsx')).FeedbackGate;
});

const SessionOutage = lazyPart(async () => (await import('./SessionOutage.tsx')).SessionOutage);

const ActingBanner = lazyPart(async () => (await import('./ActingBanner.tsx')).ActingBanner);

/**
 * Screens of the signed-in. An outage of the profile keeps the session and offers another try; the screen
 * stays behind it with what was typed. Guides without a complete profile are asked for it wherever they are.
 */
export function AuthGate() {
  const { status, profile } = useSnapshot(session);
  useLive();
  // Strangers read published profiles here. Whoever has a token is not kept waiting for the answer that tells their name.
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
