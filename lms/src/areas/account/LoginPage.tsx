import type { LoginEmail } from '@plinth/domain/auth/login-email';
import { Banner } from '@plinth/ui/Banner';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useRouter } from '@tanstack/react-router';
import { startTransition, useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../data/api.ts';
import { lazyPart } from '../../parts/lazy-part.ts';
import { NativeForm } from '../../parts/NativeForm.tsx';
import { PresentPasswordField } from '../../parts/PresentPasswordField.tsx';
import { refusalText } from '../../parts/refusal-text.ts';
import { landingOfSession } from '../../stores/landing-of-session.ts';
import { enter, refuseEntry, session } from '../../stores/session.ts';
import { EmailField } from './EmailField.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { SocialButtons } from './SocialButtons.tsx';

const SecondFactorStep = lazyPart(
  async () => (await import('./second-factor/SecondFactorStep.tsx')).SecondFactorStep,
);

/** Sign-in with email and password. A refusal shows the server's message; the input stays. */
export function LoginPage() {
  const router = useRouter();
  const { status } = useSnapshot(session);
  const search = location.search;
  const [waiting, setWaiting] = useState<string | null>(null);
  const land = async () => {
    const landing = await landingOfSession(search);
    if (landing) await router.navigate(landing);
  };

  const form = useNativeForm<LoginEmail>({
    // The schema is loaded on the first attempt, not with the page.
    judge: async (typed) => (await import('@plinth/domain/auth/login-email')).LoginEmail.safeParse(typed),
    send: async (body) => {
      const { token, needsSecondFactor } = await api.auth.loginEmail({ body });
      // As a transition, so that the form stays until the next step has loaded.
      if (needsSecondFactor) return startTransition(() => setWaiting(token));
      await enter(token, 'EMAIL');
      await land();
    },
    onFailure: (error) => refuseEntry(refusalText(error)),
  });

  if (waiting)
    return (
      <SecondFactorStep token={waiting} method="EMAIL" onEntered={land} onRestart={() => setWaiting(null)} />
    );
  return (
    <EntryFrame
      sheet="A-000 · Sign in"
      title="Sign in"
      footer={
        <>
          <Text>
            New here? <Link href={`/signup${search}`}>Create an account</Link>
          </Text>
          <Text>
            <Link href="/reset-password">Forgot your password?</Link>
          </Text>
        </>
      }
    >
      {status === 'outage' && (
        <Banner tone="warning" live="alert">
          You are signed in, but the school is not responding. Reload the page in a moment.
        </Banner>
      )}
      <NativeForm form={form} action="Sign in">
        <EmailField error={form.problemOf('emailId')} />
        <PresentPasswordField label="Password" error={form.problemOf('password')} />
      </NativeForm>
      <SocialButtons start="login" />
    </EntryFrame>
  );
}
