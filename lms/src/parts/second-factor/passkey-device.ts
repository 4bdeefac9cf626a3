import type {
  MadePasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  ShownPasskey,
} from '@plinth/domain/auth/passkey';
import { refusalText } from '../refusal-text.ts';

/** Named individually, so that the rest of the library stays out of the bundle. */
const load = async () => {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  return { startAuthentication, startRegistration };
};

/** Whether this browser supports passkeys. */
export const knowsPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Preloads the library: some browsers ask for the passkey only right after a click. */
export const preparePasskeys = (): void => void load().catch(() => {});

/** Has the device create a passkey, which asks for a finger, a face or a touch. */
export async function makePasskey(optionsJSON: PasskeyCreationOptions): Promise<MadePasskey> {
  const { id, rawId, type, response } = await (await load()).startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, rawId, type, response: { clientDataJSON, attestationObject, transports } };
}

/** Has the device sign with a passkey. */
export async function showPasskey(optionsJSON: PasskeyRequestOptions): Promise<ShownPasskey> {
  const { id, rawId, type, response } = await (await load()).startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature } };
}

/** The meaning of the browser's error names. */
const PROBLEMS: Readonly<Record<string, string>> = {
  NotAllowedError: 'It was cancelled or took too long. Try again.',
  InvalidStateError: 'This device already has a passkey for your account.',
  NotSupportedError: 'The school does not support this device’s kind of passkey.',
  SecurityError: 'Passkeys only work at the school’s own address, and this page has another one.',
};

/** Why a passkey was not created or used: the browser's reason, or the school's. */
export const passkeyProblem = (error: Error | null): string =>
  (error && PROBLEMS[error.name]) ?? refusalText(error);
