import type { LoginEmail } from '@plinth/domain/auth/login-email';
import { Banner } from '@plinth/ui/Banner';
import { Link } from '@plinth/ui/Link';
import { PasswordInput } from '@plinth/ui/PasswordInput';
import { Text } from '@plinth/ui/Text';
import { useRouter } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { api } from '../../data/api.ts';
import { landingOfSession } from '../../stores/landing-of-session.ts';
import { enter, refuseEntry, session } from '../../stores/session.ts';
import { EmailField } from './EmailField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { useEntryForm } from './use-entry-form.ts';

/** Sign in with e-mail and password. A refusal shows the server's words; what was typed stays (ERR-05, ERR-06). */
export function LoginPage() {
  const router = useRouter();
  const { status } = useSnapshot(session);
  const search = location.search;

  const form = useEntryForm<LoginEmail>({
    // The schema comes with the first try, not with the page.
    schema: async () => (await import('@plinth/domain/auth/login-email')).LoginEmail,
    submit: async (body) => {
      const { token } = await api.auth.loginEmail({ body });
      await enter(token, 'EMAIL');
      const landing = await landingOfSession(search);
      if (landing) await router.navigate(landing);
    },
    onRefused: refuseEntry,
  });

  return (
    <EntryFrame
      sheet="A-000 · Sign in"
      title="Sign in"
      foot={
        <>
          <Text>
            New here? <Link href={`/signup${search}`}>Make an account</Link>
          </Text>
          <Text>
            <Link href="/reset-password">Forgot your password?</Link>
          </Text>
        </>
      }
    >
      {status === 'outage' && (
        <Banner tone="warning" live="alert">
          You are signed in, but the school does not answer. Reload the page in a moment.
        </Banner>
      )}
      <EntryForm form={form} action="Sign in">
        <EmailField error={form.errors.emailId} />
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={form.errors.password}
        />
      </EntryForm>
      <SocialButtons start="login" />
    </EntryFrame>
  );
}
