import { PasskeyName } from '@plinth/domain/auth/passkey';
import type { OwnerProof } from '@plinth/domain/auth/second-factor';
import { PresentPassword } from '@plinth/domain/fields/present-password';
import { Banner } from '@plinth/ui/Banner';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { PasswordInput } from '@plinth/ui/PasswordInput';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import { api } from '../../data/api.ts';
import { NativeForm } from '../NativeForm.tsx';
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
      {form.failure && (
        <Banner tone="error" live="alert">
          {passkeyProblem(form.failure)}
        </Banner>
      )}
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
        {asks && (
          <PasswordInput
            label="Your password"
            name="password"
            autoComplete="current-password"
            required
            error={form.problemOf('password')}
          />
        )}
      </NativeForm>
      <Text secondary>
        Your device then asks for your fingerprint, face or PIN, or a touch on the security key.
      </Text>
    </>
  );
}
