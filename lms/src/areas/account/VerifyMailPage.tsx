import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../data/api.ts';
import { ErrorBanner } from '../../parts/ErrorBanner.tsx';
import { refusalText } from '../../parts/refusal-text.ts';
import { profileChanged, session } from '../../stores/session.ts';
import * as css from './EntryFrame.css.ts';
import { EntryFrame } from './EntryFrame.tsx';

type Pair = { x: string; token: string };
type VerifyMailPageProps = { x: string | undefined; token: string | undefined };

/**
 * With the mail's link, verifies the address at the press of a button; without it, says what to do and sends another
 * mail.
 */
export function VerifyMailPage({ x, token }: VerifyMailPageProps) {
  return x && token ? (
    <ProveAddress x={x} token={token} />
  ) : (
    <VerifyFrame>
      <AskForMail />
    </VerifyFrame>
  );
}

type FrameProps = { isDone?: boolean; isBusy?: boolean; children: ReactNode };

function VerifyFrame({ isDone = false, isBusy = false, children }: FrameProps) {
  return (
    <EntryFrame
      sheet="A-002 · Verification"
      title={isDone ? 'Your address is verified' : 'Verify your email'}
    >
      <div className={css.form} aria-live="polite" aria-busy={isBusy}>
        {children}
      </div>
    </EntryFrame>
  );
}

/** Verifies nothing before a press: programs that scan mails open their links too. */
function ProveAddress(pair: Pair) {
  const { status } = useSnapshot(session);
  const router = useRouter();
  const params = { x: pair.x };
  const state = useQuery({
    queryKey: ['auth', 'email-verification', pair.x, pair.token, status],
    queryFn: () => api.auth.readEmailVerification({ params, query: { token: pair.token } }),
  });
  const prove = useMutation({
    mutationFn: () => api.auth.verifyEmail({ params, body: { token: pair.token } }),
    onSuccess: async ({ passwordPath }) => {
      if (passwordPath) await router.navigate({ href: passwordPath, replace: true });
      else await profileChanged();
    },
  });
  const error = prove.error ?? state.error;
  if (state.isLoading)
    return (
      <VerifyFrame isBusy>
        <Skeleton shape="text" />
      </VerifyFrame>
    );
  if (prove.data || state.data?.verified) return <VerifiedFrame />;
  return (
    <VerifyFrame>
      <ErrorBanner error={error} textOf={refusalText} />
      {!state.data && <AskForMail isRefused />}
      {state.data?.isSignedIn && (
        <>
          <Text>Confirm that the address of your account is yours.</Text>
          <Button variant="primary" loading={prove.isPending} onClick={() => prove.mutate()}>
            Confirm address
          </Button>
        </>
      )}
      {state.data && !state.data.isSignedIn && <ProveSignedOut pair={pair} prove={prove} />}
    </VerifyFrame>
  );
}

type Proof = { isPending: boolean; mutate: () => void };

/** A person not signed in to the account may not be the one who created it: verification then removes its password. */
function ProveSignedOut({ pair, prove }: { pair: Pair; prove: Proof }) {
  const back = `/verify-mail?${new URLSearchParams(pair)}`;
  return (
    <>
      <Text>If you created the account and know its password, sign in, then confirm the address.</Text>
      <Button href={`/login?callbackUrl=${encodeURIComponent(back)}`} variant="primary">
        Sign in first
      </Button>
      <Text>
        Otherwise confirm it here and set a new password. The old password and every session then end.
      </Text>
      <Button variant="quiet" loading={prove.isPending} onClick={() => prove.mutate()}>
        Confirm address and set a password
      </Button>
    </>
  );
}

function VerifiedFrame() {
  const { status } = useSnapshot(session);
  const onward =
    status === 'signed-in'
      ? { href: '/learner-hub', label: 'Go to your courses' }
      : { href: '/login', label: 'Sign in' };
  return (
    <VerifyFrame isDone>
      <Text>Thank you. The school’s emails now reach you.</Text>
      <Button href={onward.href} variant="primary">
        {onward.label}
      </Button>
    </VerifyFrame>
  );
}

/** A person with a refused link has that mail already; they need another one. */
function AskForMail({ isRefused = false }: { isRefused?: boolean }) {
  const { status, userData } = useSnapshot(session);
  const send = useMutation({ mutationFn: () => api.auth.sendEmailVerification({}) });
  return (
    <>
      {!isRefused && (
        <Text>
          We sent a link to {userData?.emailId ?? 'your address'}. Open it on any device; it works once and
          for 24 hours. Check the spam folder too.
        </Text>
      )}
      {send.isSuccess && (
        <Banner tone="success" live="status">
          Another email is on its way.
        </Banner>
      )}
      <ErrorBanner error={send.error} textOf={refusalText} />
      {status === 'signed-in' ? (
        <>
          <Button variant="primary" loading={send.isPending} onClick={() => send.mutate()}>
            Send another email
          </Button>
          <Button href="/learner-hub" variant="quiet">
            Later
          </Button>
        </>
      ) : (
        <Button href="/login?callbackUrl=/verify-mail" variant="primary">
          Sign in to send another
        </Button>
      )}
    </>
  );
}
