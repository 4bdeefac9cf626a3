import { SignUpEmail } from '@plinth/domain/auth/sign-up-email';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Link } from '@plinth/ui/Link';
import { PasswordInput } from '@plinth/ui/PasswordInput';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { api } from '../../data/api.ts';
import { enter, refuseEntry } from '../../stores/session.ts';
import * as css from './EntryFrame.css.ts';
import { EntryFrame } from './EntryFrame.tsx';
import { check, errorsOf, type FieldErrors, focusFirstError } from './field-errors.ts';

const FIELDS = ['firstName', 'lastName', 'emailId', 'password'] as const;

/** Makes an account, then asks to verify the address (AUTH-02, ROUTE-10). A refusal clears the token (AUTH-03). */
export function SignUpPage() {
  const router = useRouter();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});

  const signUp = useMutation({
    mutationFn: async (body: SignUpEmail) => {
      const { token } = await api.auth.signUpEmail({ body });
      await enter(token, 'EMAIL');
    },
    onSuccess: () => router.navigate({ href: `/verify-mail${location.search}`, replace: true }),
    onError: (error) => {
      const next = errorsOf(error, FIELDS);
      refuseEntry(next.form ?? '');
      setErrors(next);
      focusFirstError(form.current);
    },
  });

  const submit = (data: FormData) => {
    const typed = check(SignUpEmail, Object.fromEntries(FIELDS.map((name) => [name, data.get(name)])));
    setErrors(typed.errors ?? {});
    if (typed.data) signUp.mutate(typed.data);
    else focusFirstError(form.current);
  };

  return (
    <EntryFrame
      sheet="A-001 · New account"
      title="Make an account"
      lead="For a course you apply on its page; an account lets you look around and start the open course."
      foot={
        <Text>
          Already with us? <Link href={`/login${location.search}`}>Sign in</Link>
        </Text>
      }
    >
      {errors.form && (
        <Banner tone="error" live="alert">
          {errors.form}
        </Banner>
      )}
      <form
        ref={form}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit(new FormData(event.currentTarget));
        }}
      >
        <div className={css.pair}>
          <TextInput
            label="First name"
            name="firstName"
            autoComplete="given-name"
            required
            error={errors.firstName}
          />
          <TextInput
            label="Last name"
            name="lastName"
            autoComplete="family-name"
            required
            error={errors.lastName}
          />
        </div>
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
          autoComplete="new-password"
          hint="At least 8 characters."
          required
          error={errors.password}
        />
        <Button type="submit" variant="primary" loading={signUp.isPending}>
          Make account
        </Button>
      </form>
    </EntryFrame>
  );
}
