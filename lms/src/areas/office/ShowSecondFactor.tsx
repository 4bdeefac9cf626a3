import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../data/api.ts';
import { isSecondFactorOn, secondFactorChanged, secondFactorsQuery } from '../../data/second-factor.ts';
import { LoadState } from '../../parts/LoadState.tsx';
import { PageHeading } from '../../parts/PageHeading.tsx';
import { ProofForm } from '../../parts/second-factor/ProofForm.tsx';
import { RecoveryCodes } from '../../parts/second-factor/RecoveryCodes.tsx';
import { SetUpFactor } from '../../parts/second-factor/SetUpFactor.tsx';
import * as css from './ShowSecondFactor.css.ts';

/** The office requires a second factor: people without one set it up here, others present it here. */
export function ShowSecondFactor() {
  const factors = useQuery(secondFactorsQuery());
  const [codes, setCodes] = useState<string[] | null>(null);
  return (
    <div className={css.page}>
      <PageHeading title="The office needs your second factor" />
      {codes ? (
        <RecoveryCodes codes={codes} onKept={() => void secondFactorChanged()} />
      ) : (
        <LoadState query={factors} loading="Your second factor is loading" failed="It could not be loaded">
          {(known) =>
            isSecondFactorOn(known) ? (
              <ProofForm
                purpose="VERIFY"
                begin={() => api.secondFactors.beginVerify({})}
                action="Open the office"
                send={async (body) => {
                  await api.secondFactors.verify({ body });
                  await secondFactorChanged();
                }}
              />
            ) : (
              <>
                <Text>
                  Everyone who works at the school signs in with a password and a second factor: a passkey, or
                  a code from an app on their phone. Set one up now; it takes a minute, and then the office
                  opens.
                </Text>
                <SetUpFactor proof={known.proof} onConfirmed={setCodes} />
              </>
            )
          }
        </LoadState>
      )}
    </div>
  );
}
