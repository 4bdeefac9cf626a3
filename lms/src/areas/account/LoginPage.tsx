import { ApiError } from '@plinth/api-client/api-error';
import type { LoginEmail } from '@plinth/domain/auth/login-email';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { PasswordInput } from '@plinth/ui/PasswordInput';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../data/api.ts';
import { landingOfSession } from '../../stores/landing-of-session.ts';
import { enter, refuseEntry, session } from '../../stores/session.ts';
import * as css from './EntryFrame.css.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { check, type FieldErrors, focusFirstError } from './field-errors.ts';

/** Sign in with e-mail and password. A refusal shows the server's words; what was typed stays (ERR-05, ERR-06). */
export function LoginPage() {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const { error, status } = useSnapshot(session);
  const [errors, setErrors] = useState<FieldErrors>({});
  const search = location.search;

  const login = useMutation({
    mutationFn: async (body: LoginEmail) => {
      const { token } = await api.auth.loginEmail({ body });
      await enter(token, 'EMAIL');
    },
    onSuccess: async () => {
      const href = await landingOfSession(search);
      if (href) await router.navigate({ href, replace: true });
    },
    onError: (caught) => refuseEntry(caught instanceof ApiError ? caught.message : 'Something went wrong'),
  });

  const submit = async (data: FormData) => {
    // The schema comes with the first try, not with the page.
    const schema = (await import('@plinth/domain/auth/login-email')).LoginEmail;
    const typed = check(schema, { emailId: data.get('emailId'), password: data.get('password') });
    setErrors(typed.errors ?? {});
    if (typed.data) login.mutate(typed.data);
    else focusFirstError(form.current);
  };

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
      {error && (
        <Banner tone="error" live="alert">
          {error}
        </Banner>
      )}
      {status === 'outage' && (
        <Banner tone="warning" live="alert">
          You are signed in, but the school does not answer. Reload the page in a moment.
        </Banner>
      )}
      <form
        ref={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(new FormData(event.currentTarget));
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
        <PasswordInput
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          error={errors.password}
        />
        <Button type="submit" variant="primary" loading={login.isPending}>
          Sign in
        </Button>
      </form>
    </EntryFrame>
  );
}
