import type { Account } from '@plinth/domain/account/account';
import { ChangePassword } from '@plinth/domain/account/change-password';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { Link } from '@plinth/ui/Link';
import { PasswordInput } from '@plinth/ui/PasswordInput';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { passwordChanged } from '../../../data/account.ts';
import { api } from '../../../data/api.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { NativeForm } from '../../../parts/NativeForm.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import { NewPasswordField } from '../NewPasswordField.tsx';
import * as css from './AccountSettingsPage.css.ts';
import { SettingsSection } from './SettingsSection.tsx';

const methodLabel = (method: string) => method.charAt(0) + method.slice(1).toLowerCase();

/** The ways into the account: its address, its password, and its linked providers. */
export function PasswordSection({ account }: { account: Account }) {
  return (
    <SettingsSection
      title="Signing in"
      lead="A new password signs you out on every other device and ends the addresses of your calendar that you gave to other apps."
    >
      <dl className={css.facts}>
        <dt>Email</dt>
        <dd className={css.fact}>
          {account.emailId}{' '}
          <StatusChip tone={account.emailVerifiedAt ? 'success' : 'warning'}>
            {account.emailVerifiedAt ? 'Verified' : 'Not verified'}
          </StatusChip>{' '}
          {!account.emailVerifiedAt && <Link href="/verify-mail">Verify it</Link>}
        </dd>
        {account.socialMethods.length > 0 && (
          <>
            <dt>Linked</dt>
            <dd className={css.fact}>{account.socialMethods.map(methodLabel).join(', ')}</dd>
          </>
        )}
      </dl>
      {account.hasPassword ? <ChangeForm /> : <FirstPassword emailId={account.emailId} />}
    </SettingsSection>
  );
}

function ChangeForm() {
  const form = useNativeForm<ChangePassword>({
    judge: (typed) => ChangePassword.safeParse(typed),
    send: async (body) => {
      const { endedSessions } = await api.account.changePassword({ body });
      form.ref.current?.reset();
      void passwordChanged();
      const elsewhere =
        endedSessions === 0
          ? ''
          : ` You were signed out on ${endedSessions} other device${endedSessions === 1 ? '' : 's'}.`;
      void showToast('success', `Your password is changed.${elsewhere}`);
    },
  });
  return (
    <NativeForm form={form} action="Change password" weight="secondary">
      <PasswordInput
        label="Current password"
        name="currentPassword"
        autoComplete="current-password"
        required
        error={form.problemOf('currentPassword')}
      />
      <NewPasswordField label="New password" error={form.problemOf('password')} />
    </NativeForm>
  );
}

/** A person who signed in with a provider verifies the address again: an open device must not be enough. */
function FirstPassword({ emailId }: { emailId: string }) {
  const send = useMutation({
    mutationFn: () => api.auth.requestPasswordReset({ body: { emailId } }),
  });
  return (
    <>
      <Text>Your account has no password. With one you can also sign in without the provider.</Text>
      {send.isSuccess && (
        <Banner tone="success" live="status">
          A link to set one is on its way to {emailId}.
        </Banner>
      )}
      <ErrorBanner error={send.error} />
      <div>
        <Button loading={send.isPending} onClick={() => send.mutate()}>
          Email me a link to set a password
        </Button>
      </div>
    </>
  );
}
