import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isSecondFactorOn, secondFactorChanged, secondFactorsQuery } from '../../../data/second-factor.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { RecoveryCodes } from '../../../parts/second-factor/RecoveryCodes.tsx';
import { SetUpFactor } from '../../../parts/second-factor/SetUpFactor.tsx';
import { SecondFactorOn } from './SecondFactorOn.tsx';
import { SettingsSection } from './SettingsSection.tsx';

/** A second factor beside the password: its setup, and its changes while it is on. */
export function SecondFactorSection() {
  const factors = useQuery(secondFactorsQuery());
  const [codes, setCodes] = useState<string[] | null>(null);
  /** Recovery codes are issued with the first factor; with a further one, the existing codes stay. */
  const keep = (recoveryCodes: string[]) => {
    if (recoveryCodes.length > 0) setCodes(recoveryCodes);
    else void secondFactorChanged();
  };
  return (
    <SettingsSection
      title="Second factor"
      lead="With one, a password alone does not open your account: signing in also asks for a passkey or a code from your phone."
    >
      {codes ? (
        <RecoveryCodes
          codes={codes}
          onKept={() => {
            setCodes(null);
            void secondFactorChanged();
          }}
        />
      ) : (
        <LoadState query={factors} loading="Your second factor is loading">
          {(known) =>
            isSecondFactorOn(known) ? (
              <SecondFactorOn factors={known} onCodes={keep} />
            ) : (
              <>
                <Text>
                  A passkey is your fingerprint, your face or a security key. An app shows a new code every
                  half minute.
                </Text>
                <SetUpFactor proof={known.proof} onConfirmed={keep} />
              </>
            )
          }
        </LoadState>
      )}
    </SettingsSection>
  );
}
