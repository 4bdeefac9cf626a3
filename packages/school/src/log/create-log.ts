import { openSync } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { maskSecrets } from '@plinth/api-server/settings/mask-secrets';
import type { Settings } from '@plinth/api-server/settings/settings';
import { type DestinationStream, type Logger, pino } from 'pino';
import { createLogDestination } from './log-destination.ts';

const LIMIT_BYTES = 50 * 1024 * 1024;

const SECRET_FIELDS = [
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'idToken',
  'resultToken',
  'orderToken',
  'dealId',
  'leadId',
  'authorization',
  'cookie',
  'secret',
  'clientSecret',
  '["x-auth-token"]',
  '["set-cookie"]',
  '["stripe-signature"]',
];

const at = (prefix: string, field: string) =>
  field.startsWith('[') ? `${prefix}${field}` : prefix ? `${prefix}.${field}` : field;

/** Fields that are never logged, on the entry itself and up to three levels down. */
const redactedPaths = ['', '*', '*.*', '*.*.*'].flatMap((prefix) =>
  SECRET_FIELDS.map((field) => at(prefix, field)),
);

/**
 * Returns the parts of an error that help to diagnose it. Drivers attach whole connections to their errors, details of
 * a violated constraint quote the row, and a failed query names its parameters, which people typed: none of that is
 * written, nor is a secret of the configuration quoted in a message.
 */
function serializeError(error: unknown, mask: (text: string) => string): unknown {
  if (!(error instanceof Error)) return error;
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown };
  const withoutParameters = (text: string) => mask(text.replace(/\nparams: [\s\S]*?(?=\n {4}at |$)/, ''));
  return {
    type: error.name,
    message: withoutParameters(error.message),
    code,
    constraint,
    table,
    stack: withoutParameters(error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: serializeError(error.cause, mask) }),
  };
}

/**
 * Creates the log of this process: one JSON object per line, without tokens, passwords and identity headers.
 * @param env whose secrets no error message may reveal. Default: none
 */
export function createLogOn(
  level: Settings['LOG_LEVEL'],
  stream: DestinationStream,
  env: Record<string, string | undefined> = {},
): Logger {
  const err = (error: unknown) => serializeError(error, (text) => maskSecrets(text, env));
  return pino(
    { level, redact: { paths: redactedPaths, censor: '[redacted]' }, serializers: { err } },
    stream,
  );
}

/**
 * Creates the log: in demo mode under PLINTH_HOME/logs, so that the terminal stays readable; in production on stdout.
 * It survives a full disk and reports afterwards what is missing.
 */
export async function createLog(
  settings: Settings,
): Promise<{ log: Logger; where: string; flush: () => void }> {
  const isProduction = settings.PLINTH_MODE === 'production';
  const path = join(settings.PLINTH_HOME, 'logs', 'server.log');
  const destination = createLogDestination(isProduction ? process.stdout.fd : await openFile(path), {
    onFailure: ({ code }) =>
      process.stderr.write(`The log cannot be written (${code}). The school continues without it.\n`),
    onRecovery: (missed) => log.warn(missed, 'the log can be written again'),
  });
  const log = createLogOn(settings.LOG_LEVEL, destination, process.env);
  process.on('exit', destination.flush);
  return { log, where: isProduction ? 'standard output' : path, flush: destination.flush };
}

/** Opens the log to append to it; one that has grown too long is renamed first. */
async function openFile(path: string): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const size = await stat(path).then(
    (entry) => entry.size,
    () => 0,
  );
  if (size > LIMIT_BYTES) await rename(path, `${path}.1`);
  return openSync(path, 'a', 0o600);
}
