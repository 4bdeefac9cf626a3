import type { OwnerProof } from '@plinth/domain/auth/second-factor';
import { Button } from '@plinth/ui/Button';
import { useState } from 'react';
import { AddPasskey } from './AddPasskey.tsx';
import { SetUpApp } from './SetUpApp.tsx';
import { SignInAgain } from './SignInAgain.tsx';

type SetUpFactorProps = {
  proof: OwnerProof;
  /** Called with the recovery codes, which the caller must store. */
  onConfirmed: (recoveryCodes: string[]) => void;
};

/** Sets up the first factor besides the password: a passkey or an app. */
export function SetUpFactor({ proof, onConfirmed }: SetUpFactorProps) {
  const [way, setWay] = useState<'PASSKEY' | 'APP' | null>(null);
  if (proof === 'SIGN_IN') return <SignInAgain />;
  if (way === 'PASSKEY')
    return (
      <>
        <AddPasskey proof={proof} onAdded={onConfirmed} />
        <div>
          <Button onClick={() => setWay(null)}>Back</Button>
        </div>
      </>
    );
  return (
    <>
      {way === null && (
        <div>
          <Button onClick={() => setWay('PASSKEY')}>Add a passkey</Button>
        </div>
      )}
      <SetUpApp proof={proof} onBegun={() => setWay('APP')} onConfirmed={onConfirmed} />
    </>
  );
}
