import type { OwnerProof } from '@plinth/domain/auth/second-factor';
import { PresentPassword } from '@plinth/domain/fields/present-password';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '../../data/api.ts';
import { NativeForm } from '../NativeForm.tsx';
import { PresentPasswordField } from '../PresentPasswordField.tsx';
import { CodeField } from './CodeField.tsx';
import { CodeForm } from './code-form.ts';
import { QrCode } from './QrCode.tsx';
import * as css from './RecoveryCodes.css.ts';
import { SignInAgain } from './SignInAgain.tsx';

type Begun = Awaited<ReturnType<typeof api.secondFactors.startTotp>>;

const WithPassword = z.object({ password: PresentPassword });
const Nothing = z.object({});

type SetUpAppProps = {
  proof: OwnerProof;
  /** Called when the secret is shown. */
  onBegun?: () => void;
  /**
   * Called with the recovery codes if there were none before; the caller must store them, since the app is on by then
   * and they are not returned again.
   */
  onConfirmed: (recoveryCodes: string[]) => void;
};

/** Sets up an authenticator app: shows its secret and asks for a code. */
export function SetUpApp({ proof, onBegun, onConfirmed }: SetUpAppProps) {
  const [begun, setBegun] = useState<Begun | null>(null);
  if (begun) return <ConfirmApp begun={begun} onConfirmed={onConfirmed} />;
  if (proof === 'SIGN_IN') return <SignInAgain />;
  return (
    <BeginForm
      proof={proof}
      onBegun={(secret) => {
        setBegun(secret);
        onBegun?.();
      }}
    />
  );
}

function BeginForm({ proof, onBegun }: { proof: OwnerProof; onBegun: (begun: Begun) => void }) {
  const asks = proof === 'PASSWORD';
  const form = useNativeForm<{ password?: string }>({
    judge: (typed) => (asks ? WithPassword : Nothing).safeParse(typed),
    send: async (body) => onBegun(await api.secondFactors.startTotp({ body })),
  });
  return (
    <NativeForm form={form} action="Set up an authenticator app" weight="secondary">
      {asks && <PresentPasswordField error={form.problemOf('password')} />}
    </NativeForm>
  );
}

type ConfirmAppProps = { begun: Begun; onConfirmed: (recoveryCodes: string[]) => void };

function ConfirmApp({ begun: { secret, otpauthUri, qrModules }, onConfirmed }: ConfirmAppProps) {
  const form = useNativeForm({
    judge: (typed) => CodeForm.safeParse(typed),
    send: async (body) => onConfirmed((await api.secondFactors.confirmTotp({ body })).recoveryCodes),
  });
  return (
    <div className={css.part}>
      <Text>Scan this with an authenticator app, then type the code that it shows.</Text>
      <QrCode modules={qrModules} label="QR code for an authenticator app" />
      <Text secondary>
        On this phone? <a href={otpauthUri}>Open it in the app</a>, or type this key there:
      </Text>
      <p className={css.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</p>
      <NativeForm form={form} action="Switch it on">
        <CodeField error={form.problemOf('code')} />
      </NativeForm>
      <Text secondary>As your first factor it signs you out on every other device.</Text>
    </div>
  );
}
