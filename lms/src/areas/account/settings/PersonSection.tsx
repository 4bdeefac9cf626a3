import type { Account } from '@plinth/domain/account/account';
import { AccountName } from '@plinth/domain/account/account-name';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Suspense } from 'react';
import { saveName, savePhone } from '../../../data/account.ts';
import { lazyPart } from '../../../parts/lazy-part.ts';
import { NativeForm } from '../../../parts/NativeForm.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import { profileChanged } from '../../../stores/session.ts';
import { NameFields } from '../NameFields.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** Loads the library of phone numbers. */
const PhoneField = lazyPart(async () => (await import('./PhoneField.tsx')).PhoneField);

/** Name and phone. Both are in the session too, which is read again after a change. */
export function PersonSection({ account }: { account: Account }) {
  const name = useNativeForm<AccountName>({
    judge: (typed) => AccountName.safeParse(typed),
    send: async (body) => {
      await saveName(body);
      await profileChanged();
      void showToast('success', 'Name saved.');
    },
  });
  const phone = useNativeForm({
    // The chosen country is put before the number, for the one schema that reads both.
    judge: async ({ phone: number, phoneCountry }) => {
      const { PhoneUpdate } = await import('@plinth/domain/profiles/phone-update');
      return PhoneUpdate.safeParse({ phone: `${String(phoneCountry)} ${String(number)}` });
    },
    send: async (body) => {
      await savePhone(body.phone);
      await profileChanged();
      void showToast('success', 'Phone number saved.');
    },
  });
  return (
    <SettingsSection
      title="You"
      lead="Your name is on certificates and in threads. Only the school sees the phone number."
    >
      <NativeForm form={name} action="Save name" weight="secondary">
        <NameFields problemOf={name.problemOf} known={account} />
      </NativeForm>
      <NativeForm form={phone} action="Save phone" weight="secondary">
        <Suspense fallback={<Skeleton shape="row" />}>
          <PhoneField known={account.phone} error={phone.problemOf('phone')} />
        </Suspense>
      </NativeForm>
    </SettingsSection>
  );
}
