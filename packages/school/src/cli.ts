// Before anything that defines a schema: what the server checks most is then checked by compiled code.
import 'zod/compile';
import { maskSecrets } from '@plinth/api-server/settings/mask-secrets';
import { runCommand } from './run-command.ts';

/** Runs one verb and ends the process with its exit code: 0 done, 1 a fault, 2 a mistyped command. */
export async function runCli(args: string[]): Promise<void> {
  // A reader such as `head` that has seen enough closes the pipe: the work continues without further output. If the
  // disk is full, output is lost and the exit code reports it; a school that is serving continues.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code !== 'EPIPE') process.exitCode = 1;
    });
  // An error thrown by a library may quote an address with its password.
  process.on('uncaughtException', (error: unknown) => {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`${maskSecrets(text, process.env)}\n`);
    process.exit(1);
  });
  const exitCode = await runCommand(args, {
    env: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
  });
  // Anything still open (a pool, a timer) must not keep a failed command alive.
  if (exitCode !== 0) process.exit(exitCode);
}
