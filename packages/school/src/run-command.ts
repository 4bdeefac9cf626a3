import { MigrationHeld } from '@plinth/api-server/db/migration-held';
import { SchemaMismatch } from '@plinth/api-server/db/schema-mismatch';
import { Fault } from '@plinth/api-server/fault';
import { givenSettings } from '@plinth/api-server/settings/given-settings';
import { maskSecrets } from '@plinth/api-server/settings/mask-secrets';
import { SettingsError } from '@plinth/api-server/settings/read-settings';
import { EMAIL_RULES, judgeEmailsBy } from '@plinth/domain/fields/email';
import { type VerbContext, verbs } from './verbs/verbs.ts';

function helpText(): string {
  const names = Object.keys(verbs);
  const width = Math.max(...names.map((name) => name.length));
  return [
    'Usage: school <verb> [options]',
    '',
    ...Object.entries(verbs).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    '',
    '`school config` lists the environment variables. `school <verb> --help` shows the options of a verb.',
  ].join('\n');
}

/** Describes an error to people: a fault by its message, configuration faults one per line, anything else as a bug. */
function describeError(error: unknown): { text: string; exitCode: number } {
  if (error instanceof Fault) return { text: error.message, exitCode: error.exitCode };
  if ([SettingsError, SchemaMismatch, MigrationHeld].some((kind) => error instanceof kind))
    return { text: (error as Error).message, exitCode: 1 };
  if (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    return { text: error.message, exitCode: 2 };
  return { text: error instanceof Error ? (error.stack ?? error.message) : String(error), exitCode: 1 };
}

/**
 * Returns the environment as every verb reads it, including a verb such as a build that reads a setting directly.
 * Arguments of a verb are validated before the school is opened, so the school's rule for addresses applies from here
 * on.
 */
function settle(env: VerbContext['env']): VerbContext['env'] {
  const given = givenSettings(env);
  judgeEmailsBy(EMAIL_RULES.find((rule) => rule === given.EMAIL_RULE) ?? 'strict');
  return { ...env, ...given };
}

type CommandContext = VerbContext & {
  /** Reports what went wrong to the person at the keyboard. */
  complain: (text: string) => void;
};

/** Runs the command typed after `school`. Returns the exit code: 0 done, 1 a fault, 2 a mistyped command. */
export async function runCommand(args: string[], { complain, ...context }: CommandContext): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
    context.print(helpText());
    return 0;
  }
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) {
    complain(`There is no verb "${name}". \`school --help\` lists them.`);
    return 2;
  }
  if (rest.includes('--help') || rest.includes('-h')) {
    const { helpLines } = await import('./verbs/help-lines.ts');
    context.print(helpLines(name, verb).join('\n'));
    return 0;
  }
  try {
    await verb.run(rest, { ...context, env: settle(context.env) });
    return 0;
  } catch (error) {
    const { text, exitCode } = describeError(error);
    complain(maskSecrets(text, context.env));
    return exitCode;
  }
}
