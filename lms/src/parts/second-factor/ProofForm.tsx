import type { PasskeyRequestOptions } from '@plinth/domain/auth/passkey';
import type { SecondFactorProof, SecondFactorWays } from '@plinth/domain/auth/second-factor';
import { Button } from '@plinth/ui/Button';
import { useNativeForm } from '@plinth/ui/forms/use-native-form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ErrorBanner } from '../ErrorBanner.tsx';
import { LoadState } from '../LoadState.tsx';
import { NativeForm } from '../NativeForm.tsx';
import { CodeField } from './CodeField.tsx';
import { CodeForm } from './code-form.ts';
import * as css from './ProofForm.css.ts';
import { knowsPasskeys, passkeyProblem, preparePasskeys, showPasskey } from './passkey-device.ts';

/** A passkey challenge is valid for five minutes. */
const ASK_ANEW_MS = 4 * 60_000;

type SendProof = (proof: SecondFactorProof) => Promise<unknown>;

type ProofFormProps = {
  /** The purpose of the proof. */
  purpose: 'VERIFY' | 'CHANGE';
  /** Asks the school how the second factor can be proved. */
  begin: () => Promise<SecondFactorWays>;
  /** The label of the button for a code. */
  action: string;
  weight?: 'primary' | 'secondary';
  /** Focuses the field, if nothing else is on the page. */
  takesFocus?: boolean;
  send: SendProof;
};

/** Requests the second factor: a passkey if there is one, otherwise a code; the other ways are listed below. */
export function ProofForm({ purpose, begin, ...form }: ProofFormProps) {
  const ways = useQuery({
    queryKey: ['second-factor-ways', purpose],
    queryFn: begin,
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ASK_ANEW_MS,
  });
  return (
    <LoadState query={ways} loading="Your second factor is loading">
      {(known) => <Ways ways={known} askAnew={() => void ways.refetch()} {...form} />}
    </LoadState>
  );
}

const LABELS = {
  PASSKEY: 'Use a passkey',
  APP: 'Use the authenticator app',
  RECOVERY: 'Use a recovery code',
};
type Way = keyof typeof LABELS;

type WaysProps = Omit<ProofFormProps, 'purpose' | 'begin'> & { ways: SecondFactorWays; askAnew: () => void };

function Ways({ ways: { passkey, hasApp }, askAnew, takesFocus, send, ...button }: WaysProps) {
  const offered: Way[] = ['RECOVERY'];
  if (hasApp) offered.unshift('APP');
  if (passkey && knowsPasskeys()) offered.unshift('PASSKEY');
  const [way, setWay] = useState<Way>(offered[0] ?? 'RECOVERY');
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field of another way is another one
  useEffect(() => {
    if (takesFocus) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [takesFocus, way]);
  return (
    <div className={css.ways} ref={place}>
      {way === 'PASSKEY' && passkey ? (
        <WithPasskey options={passkey} askAnew={askAnew} weight={button.weight ?? 'primary'} send={send} />
      ) : (
        <WithCode key={way} isRecovery={way === 'RECOVERY'} send={send} {...button} />
      )}
      {offered.length > 1 && (
        <div className={css.others}>
          {offered
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} variant="quiet" size="s" onClick={() => setWay(other)}>
                {LABELS[other]}
              </Button>
            ))}
        </div>
      )}
    </div>
  );
}

type WithPasskeyProps = {
  options: PasskeyRequestOptions;
  askAnew: () => void;
  weight: 'primary' | 'secondary';
  send: SendProof;
};

function WithPasskey({ options, askAnew, weight, send }: WithPasskeyProps) {
  useEffect(preparePasskeys, []);
  const show = useMutation({
    mutationFn: async () => send({ passkey: await showPasskey(options) }),
    // A challenge is valid for one attempt.
    onError: askAnew,
  });
  return (
    <>
      <ErrorBanner error={show.error} textOf={passkeyProblem} />
      <div className={weight === 'primary' ? css.whole : undefined}>
        <Button variant={weight} loading={show.isPending} onClick={() => show.mutate()}>
          Show your passkey
        </Button>
      </div>
    </>
  );
}

type WithCodeProps = {
  isRecovery: boolean;
  action: string;
  weight?: 'primary' | 'secondary';
  send: SendProof;
};

function WithCode({ isRecovery, send, ...button }: WithCodeProps) {
  const form = useNativeForm({ judge: (typed) => CodeForm.safeParse(typed), send });
  return (
    <NativeForm form={form} {...button}>
      <CodeField isRecovery={isRecovery} error={form.problemOf('code')} />
    </NativeForm>
  );
}
