import { ApiError } from '@plinth/api-client/api-error';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { api } from '../../data/api.ts';
import { readToken } from '../../data/token-cookie.ts';
import { profileChanged, session } from '../../stores/session.ts';
import * as css from './EntryFrame.css.ts';
import { EntryFrame } from './EntryFrame.tsx';

type VerifyMailPageProps = { x: string | undefined; token: string | undefined };

/** Opened from the mail it proves the address; without a link it says what to do and sends another mail. */
export function VerifyMailPage({ x, token }: VerifyMailPageProps) {
  const { status, userData } = useSnapshot(session);
  const isSignedIn = status === 'signed-in';
  const proof = useQuery({
    queryKey: ['auth', 'verify-email', x, token],
    queryFn: async () => {
      const answer = await api.auth.verifyEmail({ params: { x: x ?? '' }, query: { token: token ?? '' } });
      if (readToken()) void profileChanged();
      return answer;
    },
    enabled: Boolean(x && token),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const send = useMutation({ mutationFn: () => api.auth.sendEmailVerification({}) });
  const onward = isSignedIn
    ? { href: '/learner-hub', label: 'To your courses' }
    : { href: '/login', label: 'Sign in' };

  return (
    <EntryFrame
      sheet="A-002 · Verification"
      title={proof.data ? 'Your address is verified' : 'Verify your e-mail'}
    >
      <div className={css.form} aria-live="polite" aria-busy={proof.isLoading}>
        {proof.isLoading && <Skeleton shape="text" />}
        {proof.data && (
          <>
            <Text>Thank you. Mails of the school now reach you.</Text>
            <Button href={onward.href} variant="primary">
              {onward.label}
            </Button>
          </>
        )}
        {proof.isError && (
          <Banner tone="error" live="alert">
            {proof.error instanceof ApiError ? proof.error.message : 'Something went wrong'}
          </Banner>
        )}
        {!proof.data && !proof.isLoading && (
          <>
            <Text>
              We sent a link to {userData?.emailId ?? 'your address'}. Open it on any device; it works once
              and for 24 hours. Look into the spam folder too.
            </Text>
            {send.isSuccess && (
              <Banner tone="success" live="status">
                Another mail is on its way.
              </Banner>
            )}
            {send.isError && (
              <Banner tone="error" live="alert">
                {send.error instanceof ApiError ? send.error.message : 'Something went wrong'}
              </Banner>
            )}
            {isSignedIn ? (
              <>
                <Button variant="primary" loading={send.isPending} onClick={() => send.mutate()}>
                  Send another mail
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
        )}
      </div>
    </EntryFrame>
  );
}
