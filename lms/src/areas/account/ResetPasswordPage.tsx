import { Email } from '@plinth/domain/fields/email';
import { Password } from '@plinth/domain/fields/password';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { PasswordInput } from '@plinth/ui/PasswordInput';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import * as z from 'zod/mini';
import { api } from '../../data/api.ts';
import * as css from './EntryFrame.css.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { check, errorsOf, type FieldErrors, focusFirstError } from './field-errors.ts';

/** With the token of the mail it sets a password; without one it asks for the mail. */
export function ResetPasswordPage({ token }: { token: string | undefined }) {
  return token ? <SetPassword token={token} /> : <AskForMail />;
}

const backToLogin = (
  <Text>
    <Link href="/login">Back to sign in</Link>
  </Text>
);

function AskForMail() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const ask = useMutation({
    mutationFn: (emailId: string) => api.auth.requestPasswordReset({ body: { emailId } }),
    onError: (error) => setErrors(errorsOf(error, ['emailId'])),
  });
  return (
    <EntryFrame
      sheet="A-003 · Password"
      title="Set a new password"
      lead="Tell us your address. If it belongs to an account, a link arrives there in a minute."
      foot={backToLogin}
    >
      {errors.form && (
        <Banner tone="error" live="alert">
          {errors.form}
        </Banner>
      )}
      {ask.isSuccess ? (
        <Banner tone="success" live="status" title="Look into your mail">
          If the address is known here, a link is on its way. It works once and for one hour.
        </Banner>
      ) : (
        <form
          ref={form}
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const typed = check(z.object({ emailId: Email }), {
              emailId: new FormData(event.currentTarget).get('emailId'),
            });
            setErrors(typed.errors ?? {});
            if (typed.data) ask.mutate(typed.data.emailId);
            else focusFirstError(form.current);
          }}
        >
          <TextInput
            label="E-mail"
            name="emailId"
            type="email"
            autoComplete="username"
            required
            error={errors.emailId}
          />
          <Button type="submit" variant="primary" loading={ask.isPending}>
            Send link
          </Button>
        </form>
      )}
    </EntryFrame>
  );
}

function SetPassword({ token }: { token: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  const reset = useMutation({
    mutationFn: (password: string) => api.auth.resetPassword({ body: { token, password } }),
    onError: (error) => setErrors(errorsOf(error, ['password'])),
  });
  return (
    <EntryFrame
      sheet="A-003 · Password"
      title={reset.isSuccess ? 'Your password is set' : 'Set your password'}
      foot={reset.isSuccess ? undefined : backToLogin}
    >
      {errors.form && (
        <Banner tone="error" live="alert" action={<Link href="/reset-password">Ask for a new link</Link>}>
          {errors.form}
        </Banner>
      )}
      {reset.isSuccess ? (
        <>
          <Text>All other sessions were signed out. Your address counts as verified.</Text>
          <Button href="/login" variant="primary">
            Sign in
          </Button>
        </>
      ) : (
        <form
          ref={form}
          className={css.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            const typed = check(z.object({ password: Password }), {
              password: new FormData(event.currentTarget).get('password'),
            });
            setErrors(typed.errors ?? {});
            if (typed.data) reset.mutate(typed.data.password);
            else focusFirstError(form.current);
          }}
        >
          <PasswordInput
            label="New password"
            name="password"
            autoComplete="new-password"
            hint="At least 8 characters."
            required
            error={errors.password}
          />
          <Button type="submit" variant="primary" loading={reset.isPending}>
            Set password
          </Button>
        </form>
      )}
    </EntryFrame>
  );
}
