import { SignUpEmail } from '@plinth/domain/auth/sign-up-email';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { Link } from '@plinth/ui/Link';
import { Text } from '@plinth/ui/Text';
import { useRouter } from '@tanstack/react-router';
import { api } from '../../data/api.ts';
import { NativeForm } from '../../parts/NativeForm.tsx';
import { refusalText } from '../../parts/refusal-text.ts';
import { enter, refuseEntry } from '../../stores/session.ts';
import { EmailField } from './EmailField.tsx';
import { EntryFrame } from './EntryFrame.tsx';
import { NameFields } from './NameFields.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { SocialButtons } from './SocialButtons.tsx';

/** Creates an account, then asks to verify the address. A refusal clears the token. */
export function SignUpPage() {
  const router = useRouter();
  const form = useNativeForm<SignUpEmail>({
    judge: (typed) => SignUpEmail.safeParse(typed),
    send: async (body) => {
      const { token } = await api.auth.signUpEmail({ body });
      await enter(token, 'EMAIL');
      await router.navigate({ href: `/verify-mail${location.search}`, replace: true });
    },
    onFailure: (error) => refuseEntry(refusalText(error)),
  });

  return (
    <EntryFrame
      sheet="A-001 · New account"
      title="Create an account"
      lead="Apply for a course on its page; an account lets you look around and start the open course."
      footer={
        <Text>
          Have an account? <Link href={`/login${location.search}`}>Sign in</Link>
        </Text>
      }
    >
      <NativeForm form={form} action="Create account">
        <NameFields problemOf={form.problemOf} />
        <EmailField error={form.problemOf('emailId')} />
        <NewPasswordField label="Password" error={form.problemOf('password')} />
      </NativeForm>
      <SocialButtons start="signup" />
    </EntryFrame>
  );
}
