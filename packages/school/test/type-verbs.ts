import { runCommand } from '../src/run-command.ts';
import type { Finished } from './run-school.ts';

/**
 * Runs verbs in this process, with only the given environment: the many verbs that staff tests need would each start a
 * Node process. The effects of a separate process are tested where the process is the subject.
 */
export function typeVerbs(env: () => Record<string, string>) {
  // Each verb listens for the end of its process, which here is one process for all of them.
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
