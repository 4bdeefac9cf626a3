import { runCommand } from '../src/run-command.ts';
import type { Finished } from './run-school.ts';

/**
 * Types verbs in this process, with nothing in their environment but what is given: the many that the tests of staff
 * need would each start Node. What a process adds to that is shown where a process is the subject.
 */
export function typeVerbs(env: () => Record<string, string>) {
  // Each verb listens for the end of its process, which here is one for all of them.
  process.setMaxListeners(200);
  return async (...args: string[]): Promise<Finished> => {
    const said = { stdout: '', stderr: '' };
    const code = await runCommand(args, {
      env: env(),
      print: (line) => {
        said.stdout += `${line}\n`;
      },
      complain: (text) => {
        said.stderr += `${text}\n`;
      },
    });
    return { code, ...said };
  };
}
