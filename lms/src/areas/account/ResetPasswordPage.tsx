import { Email } from '@plinth/domain/fields/email';
import { Password } from '@plinth/domain/fields/password';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import * as z from 'zod/mini';
import { api } from '../../data/api.ts';
import { EmailField } from './EmailField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useEntryForm } from './use-entry-form.ts';

/** With the token of the mail it sets a password; without one it asks for the mail. */
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
  const form = useEntryForm({
    schema: async () => Address,
    submit: (body) => api.auth.requestPasswordReset({ body }),
  });
  return (
    <EntryFrame
      sheet="A-003 · Password"
      title="Set a new password"
      lead="Tell us your address. If it belongs to an account, a link arrives there in a minute."
      foot={backToLogin}
    >
      {form.isDone ? (
        <Banner tone="success" live="status" title="Look into your mail">
          If the address is known here, a link is on its way. It works once and for one hour.
        </Banner>
      ) : (
        <EntryForm form={form} action="Send link">
          <EmailField error={form.errors.emailId} />
        </EntryForm>
      )}
    </EntryFrame>
  );
}

function SetPassword({ token }: { token: string }) {
  const form = useEntryForm({
    schema: async () => NewPassword,
    submit: ({ password }) => api.auth.resetPassword({ body: { token, password } }),
  });
  return (
    <EntryFrame
      sheet="A-003 · Password"
      title={form.isDone ? 'Your password is set' : 'Set your password'}
      foot={form.isDone ? undefined : backToLogin}
    >
      {form.isDone ? (
        <>
          <Text>All other sessions were signed out. Your address counts as verified.</Text>
          <Button href="/login" variant="primary">
            Sign in
          </Button>
        </>
      ) : (
        <EntryForm
          form={form}
          action="Set password"
          wayOut={<Link href="/reset-password">Ask for a new link</Link>}
        >
          <NewPasswordField label="New password" error={form.errors.password} />
        </EntryForm>
      )}
    </EntryFrame>
  );
}
