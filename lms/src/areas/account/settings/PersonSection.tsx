import type { Account } from '@plinth/domain/account/account';
import { AccountName } from '@plinth/domain/account/account-name';
import { Phone } from '@plinth/domain/fields/phone';
import { TextInput } from '@plinth/ui/TextInput';
import * as z from 'zod/mini';
import { saveName, savePhone } from '../../../data/account.ts';
import { say } from '../../../parts/say.ts';
import { profileChanged } from '../../../stores/session.ts';
import { EntryForm } from '../EntryForm.tsx';
import { NameFields } from '../NameFields.tsx';
import { useEntryForm } from '../use-entry-form.ts';
import { SettingsSection } from './SettingsSection.tsx';

const PhoneForm = z.object({ phone: Phone });

/** Name and phone. Both stand in the session too, which is read again after a change (SESSION-11). */
export function PersonSection({ account }: { account: Account }) {
  const name = useEntryForm<AccountName>({
    schema: async () => AccountName,
    submit: async (body) => {
      await saveName(body);
      await profileChanged();
      void say('success', 'Your name is saved.');
    },
  });
  const phone = useEntryForm({
    schema: async () => PhoneForm,
    submit: async (body) => {
      await savePhone(body.phone);
      await profileChanged();
      void say('success', 'Your phone number is saved.');
    },
  });
  return (
    <SettingsSection
      title="You"
      lead="Certificates and threads carry your name. The phone number is for the school alone."
    >
      <EntryForm form={name} action="Save name" weight="secondary">
        <NameFields errors={name.errors} known={account} />
      </EntryForm>
      <EntryForm form={phone} action="Save phone" weight="secondary">
        <TextInput
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          hint="Outside India with the country code, such as +65."
          required
          defaultValue={account.phone ?? ''}
          error={phone.errors.phone}
        />
      </EntryForm>
    </SettingsSection>
  );
}
