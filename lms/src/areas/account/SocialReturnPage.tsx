import { ApiError } from '@plinth/api-client/api-error';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../data/api.ts';
import { endSocialSignIn, readSocialReturn, type SocialReturn, tokenOfReturn } from '../../data/social.ts';
import { ErrorBanner } from '../../parts/ErrorBanner.tsx';
import { landingOfSession } from '../../stores/landing-of-session.ts';
import { enter, refuseEntry } from '../../stores/session.ts';
import * as css from './EntryFrame.css.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { SecondFactorStep } from './second-factor/SecondFactorStep.tsx';

type Way = 'login' | 'signup';

const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status;

const ask = {
  login: (body: { method: string; tokenId: string; nonce: string }) => api.auth.loginSocial({ body }),
  signup: (body: { method: string; tokenId: string; nonce: string }) => api.auth.signUpSocial({ body }),
};

/**
 * Opens a session. A sign-up by a person with an account signs in: a person is one account, whichever way they arrive.
 */
async function sessionFor({ method, nonce }: SocialReturn, tokenId: string, way: Way) {
  const body = { method, tokenId, nonce };
  try {
    return await ask[way](body);
  } catch (error) {
    if (way === 'signup' && isStatus(error, 409)) return ask.login(body);
    throw error;
  }
}

/** The page a provider redirects back to: signs the person in, or asks whether to create an account. */
export function SocialReturnPage() {
  const router = useRouter();
  const [returned] = useState(() => readSocialReturn(location));
  const started = useRef(false);
  // A code is accepted once; its token also serves the question whether to create an account.
  const token = useRef<string>(null);
  const [waiting, setWaiting] = useState<string | null>(null);
  const land = async () => {
    const landing = await landingOfSession(returned?.search ?? '');
    if (landing) await router.navigate(landing);
  };

  const signIn = useMutation({
    mutationFn: async (way: Way) => {
      if (!returned) return;
      token.current ??= await tokenOfReturn(returned);
      const opened = await sessionFor(returned, token.current, way);
      if (opened.needsSecondFactor) return setWaiting(opened.token);
      await enter(opened.token, 'SOCIAL');
      await land();
    },
    onError: (error) => refuseEntry(error.message),
  });
  const begin = signIn.mutate;

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    // The token is removed from the address before anything can copy it from there.
    history.replaceState(history.state, '', location.pathname);
    endSocialSignIn();
    if (returned) begin(returned.start);
  }, [begin, returned]);

  const back = `/${returned?.start ?? 'login'}${returned?.search ?? ''}`;
  const hasNoAccount = isStatus(signIn.error, 404);
  if (waiting)
    return (
      <SecondFactorStep
        token={waiting}
        method="SOCIAL"
        onEntered={land}
        onRestart={() => location.assign(back)}
      />
    );
  return (
    <EntryFrame
      sheet="A-004 · Sign in"
      title={hasNoAccount ? 'No account yet' : returned && !signIn.isError ? 'Signing you in' : 'Sign in'}
    >
      <div className={css.form} aria-live="polite" aria-busy={signIn.isPending}>
        {!returned && (
          <Banner tone="warning">This sign-in was not started in this tab or has already been used.</Banner>
        )}
        {hasNoAccount ? (
          <>
            <Text>There is no account with this identity or its email address.</Text>
            <Button variant="primary" onClick={() => begin('signup')}>
              Create an account with it
            </Button>
          </>
        ) : (
          <ErrorBanner error={signIn.error} />
        )}
        {returned && !signIn.isError && <Skeleton shape="text" />}
        {(!returned || signIn.isError) && <Button href={back}>Back</Button>}
      </div>
    </EntryFrame>
  );
}
