// Before anything that defines a schema: what the server checks most is then checked by compiled code.
import 'zod/compile';
import { maskSecrets } from '@plinth/api-server/settings/mask-secrets';
import { runCommand } from './run-command.ts';

/** Runs one verb and ends the process with its exit code: 0 done, 1 a fault, 2 a command typed wrongly. */
export async function runCli(args: string[]): Promise<void> {
  // A reader such as `head` that has seen enough closes the pipe: the work goes on, and nothing more is said. What a
  // full disk does not take is missing from the output, and the exit code says so; a school that serves goes on.
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code !== 'EPIPE') process.exitCode = 1;
    });
  // What a library throws may quote an address with its password.
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
  // Whatever is still open (a pool, a timer) must not keep a failed command alive.
  if (exitCode !== 0) process.exit(exitCode);
}
