import { SignUpEmail } from '@plinth/domain/auth/sign-up-email';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useRouter } from '@tanstack/react-router';
import { api } from '../../data/api.ts';
import { enter, refuseEntry } from '../../stores/session.ts';
import { EmailField } from './EmailField.tsx';
import { EntryForm } from './EntryForm.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { NameFields } from './NameFields.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SocialButtons } from './SocialButtons.tsx';
import { useEntryForm } from './use-entry-form.ts';

/** Makes an account, then asks to verify the address (AUTH-02, ROUTE-10). A refusal clears the token (AUTH-03). */
export function SignUpPage() {
  const router = useRouter();
  const form = useEntryForm<SignUpEmail>({
    schema: async () => SignUpEmail,
    submit: async (body) => {
      const { token } = await api.auth.signUpEmail({ body });
      await enter(token, 'EMAIL');
      await router.navigate({ href: `/verify-mail${location.search}`, replace: true });
    },
    onRefused: refuseEntry,
  });

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
      <EntryForm form={form} action="Make account">
        <NameFields errors={form.errors} />
        <EmailField error={form.errors.emailId} />
        <NewPasswordField label="Password" error={form.errors.password} />
      </EntryForm>
      <SocialButtons start="signup" />
    </EntryFrame>
  );
}
