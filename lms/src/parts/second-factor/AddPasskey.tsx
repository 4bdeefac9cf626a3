import { PasskeyName } from '@plinth/domain/auth/passkey';
import type { OwnerProof } from '@plinth/domain/auth/second-factor';
import { PresentPassword } from '@plinth/domain/fields/present-password';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { api } from '../../data/api.ts';
import { ErrorBanner } from '../ErrorBanner.tsx';
import { NativeForm } from '../NativeForm.tsx';
import { PresentPasswordField } from '../PresentPasswordField.tsx';
import { knowsPasskeys, makePasskey, passkeyProblem, preparePasskeys } from './passkey-device.ts';

const Named = z.object({ name: PasskeyName });
const NamedWithPassword = z.object({ name: PasskeyName, password: PresentPassword });

type AddPasskeyProps = {
  proof: OwnerProof;
  /** Called with the recovery codes if there were none before. */
  onAdded: (recoveryCodes: string[]) => void;
};

/** Names a passkey and has the device create it. */
export function AddPasskey({ proof, onAdded }: AddPasskeyProps) {
  const asks = proof === 'PASSWORD';
  useEffect(preparePasskeys, []);
  const form = useNativeForm<{ name: string; password?: string }>({
    judge: (typed) => (asks ? NamedWithPassword : Named).safeParse(typed),
    send: async ({ name, ...body }) => {
      const passkey = await makePasskey(await api.secondFactors.startPasskey({ body }));
      onAdded((await api.secondFactors.addPasskey({ body: { name, passkey } })).recoveryCodes);
    },
  });
  if (!knowsPasskeys())
    return <Text tone="soft">This browser has no passkeys. Another one, or your phone, may.</Text>;
  return (
    <>
      <ErrorBanner error={form.failure} textOf={passkeyProblem} />
      <NativeForm form={{ ...form, failure: null }} action="Create the passkey">
        <TextInput
          label="Name of the passkey"
          name="name"
          required
          maxLength={60}
          autoComplete="off"
          hint="For example: my laptop, blue key."
          error={form.problemOf('name')}
        />
        {asks && <PresentPasswordField error={form.problemOf('password')} />}
      </NativeForm>
      <Text secondary>
        Your device then asks for your fingerprint, face or PIN, or a touch on the security key.
      </Text>
    </>
  );
}
