import { Email } from '@plinth/domain/fields/email';
import { Password } from '@plinth/domain/fields/password';
import { Banner } from '@plinth/ui/Banner';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useRouter } from '@tanstack/react-router';
import { startTransition, useState } from 'react';
import * as z from 'zod/mini';
import { api } from '../../data/api.ts';
import { lazyPart } from '../../parts/lazy-part.ts';
import { NativeForm } from '../../parts/NativeForm.tsx';
import { showToast } from '../../parts/show-toast.ts';
import { landingOfSession } from '../../stores/landing-of-session.ts';
import { enter } from '../../stores/session.ts';
import { EmailField } from './EmailField.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';

const SecondFactorStep = lazyPart(
  async () => (await import('./second-factor/SecondFactorStep.tsx')).SecondFactorStep,
);

/** With the token from the mail, or from a receipt, sets a password and signs in; without one, requests the mail. */
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  return token ? <SetPassword token={token} /> : <AskForMail />;
}

const backToLogin = (
  <Text>
    <Link href="/login">Back to sign in</Link>
  </Text>
);

const Address = z.object({ emailId: Email });
const NewPassword = z.object({ password: Password });

function AskForMail() {
  const form = useNativeForm({
    judge: (typed) => Address.safeParse(typed),
    send: (body) => api.auth.requestPasswordReset({ body }),
  });
  return (
    <EntryFrame
      sheet="A-003 · Password"
      title="Set a new password"
      lead="Enter your email address. If it has an account, we send a link to it."
      footer={backToLogin}
    >
      {form.isSent ? (
        <Banner tone="success" live="status" title="Check your email">
          If the address has an account, a link is on its way. It works once, for one hour.
        </Banner>
      ) : (
        <NativeForm form={form} action="Send link">
          <EmailField error={form.problemOf('emailId')} />
        </NativeForm>
      )}
    </EntryFrame>
  );
}

function SetPassword({ token }: { token: string }) {
  const router = useRouter();
  const [waiting, setWaiting] = useState<string | null>(null);
  const land = async () => {
    const landing = await landingOfSession('');
    if (landing) await router.navigate(landing);
    void showToast(
      'success',
      'Password set. All other sessions were signed out. A private address for calendar apps has to be made anew.',
    );
  };
  const form = useNativeForm({
    judge: (typed) => NewPassword.safeParse(typed),
    send: async ({ password }) => {
      const opened = await api.auth.resetPassword({ body: { token, password } });
      // As a transition, so that the form stays until the next step has loaded.
      if (opened.needsSecondFactor) return startTransition(() => setWaiting(opened.token));
      await enter(opened.token, 'EMAIL');
      await land();
    },
  });
  if (waiting)
    return (
      <SecondFactorStep
        token={waiting}
        method="EMAIL"
        onEntered={land}
        onRestart={() => location.assign('/login')}
      />
    );
  return (
    <EntryFrame
      sheet="A-003 · Password"
      title="Set your password"
      lead="It signs you in here and out everywhere else. A private address for calendar apps ends and has to be made anew."
      footer={backToLogin}
    >
      <NativeForm
        form={form}
        action="Set password"
        wayOut={<Link href="/reset-password">Ask for a new link</Link>}
      >
        <NewPasswordField label="New password" error={form.problemOf('password')} />
      </NativeForm>
    </EntryFrame>
  );
}
