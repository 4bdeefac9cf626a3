import { PASSKEYS_MAX } from '@plinth/domain/auth/passkey';
import type { SecondFactorProof, SecondFactors } from '@plinth/domain/auth/second-factor';
import { displayDate } from '@plinth/domain/dates/display-date';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { StatusChip } from '@plinth/ui/StatusChip';
import { Text } from '@plinth/ui/Text';
import { type ReactNode, useState } from 'react';
import { api } from '../../../data/api.ts';
import { secondFactorChanged } from '../../../data/second-factor.ts';
import { ownZone } from '../../../parts/own-zone.ts';
import { AddPasskey } from '../../../parts/second-factor/AddPasskey.tsx';
import { ProofForm } from '../../../parts/second-factor/ProofForm.tsx';
import { SetUpApp } from '../../../parts/second-factor/SetUpApp.tsx';
import { SignInAgain } from '../../../parts/second-factor/SignInAgain.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import * as css from './AccountSettingsPage.css.ts';

/** The number of remaining codes at which new ones are advised. */
const FEW_CODES = 3;

/** The action in progress: the id of a passkey to remove, or one of these. */
type Asked = 'ADD_PASSKEY' | 'ADD_APP' | 'REMOVE_APP' | 'RENEW' | 'OFF' | { passkeyId: string; name: string };

type SecondFactorOnProps = {
  factors: SecondFactors;
  /** Called with new recovery codes, or none if the existing ones stay. */
  onCodes: (recoveryCodes: string[]) => void;
};

const dayOf = (instant: string) => displayDate(instant, ownZone());

/** An enabled second factor: its app, its passkeys, its codes, and what can be changed. */
export function SecondFactorOn({ factors, onCodes }: SecondFactorOnProps) {
  const { totpConfirmedAt, passkeys, recoveryCodesLeft } = factors;
  const [asked, setAsked] = useState<Asked | null>(null);
  const isLast = passkeys.length + (totpConfirmedAt ? 1 : 0) === 1;
  const done = async (words: string) => {
    setAsked(null);
    void showToast('success', words);
    await secondFactorChanged();
  };
  return (
    <>
      <dl className={css.facts}>
        <dt>Authenticator app</dt>
        <dd className={css.fact}>
          {totpConfirmedAt ? (
            <>
              <StatusChip tone="success">On</StatusChip> since {dayOf(totpConfirmedAt)}
            </>
          ) : (
            'None'
          )}
        </dd>
        <dt>Passkeys</dt>
        <dd className={css.fact}>{passkeys.length > 0 ? passkeys.length : 'None'}</dd>
        <dt>Recovery codes</dt>
        <dd className={css.fact}>{recoveryCodesLeft} left</dd>
      </dl>
      {passkeys.length > 0 && (
        <ul className={css.rows} aria-label="Passkeys">
          {passkeys.map(({ passkeyId, name, createdAt, lastUsedAt }) => (
            <li key={passkeyId} className={css.row}>
              <div className={css.place}>
                {name}
                <Annotation as="span">
                  Added {dayOf(createdAt)}
                  {lastUsedAt && ` · Last used ${dayOf(lastUsedAt)}`}
                </Annotation>
              </div>
              <Button size="s" aria-label={`Remove ${name}`} onClick={() => setAsked({ passkeyId, name })}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {recoveryCodesLeft <= FEW_CODES && (
        <Banner tone="warning">Few recovery codes are left. Get new ones before you need one.</Banner>
      )}
      <Step
        asked={asked}
        factors={factors}
        isLast={isLast}
        onDone={done}
        onCodes={(codes, words) => {
          setAsked(null);
          if (words) void showToast('success', words);
          onCodes(codes);
        }}
      />
      <div className={css.actions}>
        {asked === null ? (
          <>
            {passkeys.length < PASSKEYS_MAX && (
              <Button onClick={() => setAsked('ADD_PASSKEY')}>Add a passkey</Button>
            )}
            <Button onClick={() => setAsked(totpConfirmedAt ? 'REMOVE_APP' : 'ADD_APP')}>
              {totpConfirmedAt ? 'Remove the app' : 'Add an authenticator app'}
            </Button>
            <Button onClick={() => setAsked('RENEW')}>New recovery codes</Button>
            <Button onClick={() => setAsked('OFF')}>Switch off</Button>
          </>
        ) : (
          <Button onClick={() => setAsked(null)}>Keep it as it is</Button>
        )}
      </div>
    </>
  );
}

type StepProps = {
  asked: Asked | null;
  factors: SecondFactors;
  isLast: boolean;
  onDone: (words: string) => Promise<void>;
  onCodes: (recoveryCodes: string[], words?: string) => void;
};

const OFF_WORDS = 'The password alone then opens your account, and the recovery codes end.';

function Step({ asked, factors: { proof }, isLast, onDone, onCodes }: StepProps): ReactNode {
  if (asked === null) return null;
  if (asked === 'ADD_PASSKEY' || asked === 'ADD_APP') {
    if (proof === 'SIGN_IN') return <SignInAgain />;
    return asked === 'ADD_PASSKEY' ? (
      <AddPasskey proof={proof} onAdded={(codes) => onCodes(codes, 'Passkey added.')} />
    ) : (
      <SetUpApp proof={proof} onConfirmed={(codes) => onCodes(codes, 'Authenticator app added.')} />
    );
  }
  if (asked === 'RENEW')
    return (
      <Confirm
        words="The old recovery codes end when the new ones are shown."
        action="Show new recovery codes"
        send={async (body) => onCodes((await api.secondFactors.renewRecoveryCodes({ body })).recoveryCodes)}
      />
    );
  if (asked === 'OFF')
    return (
      <Confirm
        words={OFF_WORDS}
        action="Switch it off"
        send={async (body) => {
          await api.secondFactors.switchOff({ body });
          await onDone('Second factor turned off.');
        }}
      />
    );
  if (asked === 'REMOVE_APP')
    return (
      <Confirm
        words={isLast ? `It is the last of your second factor. ${OFF_WORDS}` : 'Your passkeys stay.'}
        action="Remove the app"
        send={async (body) => {
          await api.secondFactors.removeTotp({ body });
          await onDone('Authenticator app removed.');
        }}
      />
    );
  const { passkeyId, name } = asked;
  return (
    <Confirm
      key={passkeyId}
      words={
        isLast
          ? `“${name}” is the last of your second factor. ${OFF_WORDS}`
          : `“${name}” no longer works; your other ways stay.`
      }
      action="Remove the passkey"
      send={async (body) => {
        await api.secondFactors.removePasskey({ params: { passkeyId }, body });
        await onDone(`Passkey “${name}” removed.`);
      }}
    />
  );
}

type ConfirmProps = { words: string; action: string; send: (proof: SecondFactorProof) => Promise<void> };

/** A person who finds the session open can change nothing: the second factor is requested again. */
const Confirm = ({ words, action, send }: ConfirmProps) => (
  <>
    <Text>{words}</Text>
    <ProofForm
      purpose="CHANGE"
      begin={() => api.secondFactors.beginChange({})}
      action={action}
      weight="secondary"
      send={send}
    />
  </>
);
