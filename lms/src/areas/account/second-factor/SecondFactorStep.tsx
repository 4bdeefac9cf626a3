import { createClient } from '@plinth/api-client/create-client';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useState } from 'react';
import { apiOptions } from '../../../data/api.ts';
import { ProofForm } from '../../../parts/second-factor/ProofForm.tsx';
import { enter } from '../../../stores/session.ts';
import { EntryFrame } from '../EntryFrame.tsx';

type SecondFactorStepProps = {
  /** The token of the session that waits for the second factor, and opens nothing before it. */
  token: string;
  method: 'EMAIL' | 'SOCIAL';
  /** Where to go once signed in. */
  onEntered: () => Promise<void>;
  onRestart: () => void;
};

/** The second step of signing in: a passkey, or a code of the authenticator app, or a recovery code. */
export function SecondFactorStep({ token, method, onEntered, onRestart }: SecondFactorStepProps) {
  // The token is saved once it opens something: until then no one is signed in, and a refusal ends no session.
  const [waiting] = useState(() =>
    createClient({ ...apiOptions, readToken: () => token, onUnauthorized: () => {} }),
  );
  return (
    <EntryFrame
      sheet="A-005 · Second factor"
      title="Show your second factor"
      footer={
        <Text tone="soft">
          No passkey, no phone and no recovery code? Ask the school: an owner can remove the second factor.
        </Text>
      }
    >
      <Text>Your account also asks for a second factor.</Text>
      <ProofForm
        purpose="VERIFY"
        begin={() => waiting.secondFactors.beginVerify({})}
        action="Continue"
        takesFocus
        send={async (body) => {
          await waiting.secondFactors.verify({ body });
          await enter(token, method);
          await onEntered();
        }}
      />
      <Button variant="quiet" onClick={onRestart}>
        Start again
      </Button>
    </EntryFrame>
  );
}
