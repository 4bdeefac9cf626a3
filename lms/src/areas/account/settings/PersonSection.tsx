import type { Account } from '@plinth/domain/account/account';
import { AccountName } from '@plinth/domain/account/account-name';
import { Phone } from '@plinth/domain/fields/phone';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import * as z from 'zod/mini';
import { saveName, savePhone } from '../../../data/account.ts';
import { NativeForm } from '../../../parts/NativeForm.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import { profileChanged } from '../../../stores/session.ts';
import { NameFields } from '../NameFields.tsx';
import { PhoneField } from './PhoneField.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const PhoneForm = z.object({ phone: Phone });

/** Name and phone. Both stand in the session too, which is read again after a change. */
export function PersonSection({ account }: { account: Account }) {
  const name = useNativeForm<AccountName>({
    judge: (typed) => AccountName.safeParse(typed),
    send: async (body) => {
      await saveName(body);
      await profileChanged();
      void showToast('success', 'Your name is saved.');
    },
  });
  const phone = useNativeForm({
    // The country that is chosen goes before the number, for the one schema that reads both.
    judge: ({ phone: number, phoneCountry }) =>
      PhoneForm.safeParse({ phone: `${String(phoneCountry)} ${String(number)}` }),
    send: async (body) => {
      await savePhone(body.phone);
      await profileChanged();
      void showToast('success', 'Your phone number is saved.');
    },
  });
  return (
    <SettingsSection
      title="You"
      lead="Certificates and threads carry your name. The phone number is for the school alone."
    >
      <NativeForm form={name} action="Save name" weight="secondary">
        <NameFields problemOf={name.problemOf} known={account} />
      </NativeForm>
      <NativeForm form={phone} action="Save phone" weight="secondary">
        <PhoneField known={account.phone} error={phone.problemOf('phone')} />
      </NativeForm>
    </SettingsSection>
  );
}
