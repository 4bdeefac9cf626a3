import { runCommand } from './run-command.ts';

/** Runs one verb and ends the process with its exit code: 0 done, 1 a fault, 2 a command typed wrongly. */
export async function runCli(args: string[]): Promise<void> {
  const exitCode = await runCommand(args, {
    env: process.env,
    print: (line) => process.stdout.write(`${line}\n`),
    complain: (text) => process.stderr.write(`${text}\n`),
  });
  // Whatever is still open (a pool, a timer) must not keep a failed command alive.
  if (exitCode !== 0) process.exit(exitCode);
}
