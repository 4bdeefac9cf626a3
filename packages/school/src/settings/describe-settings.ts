import { SettingsSchema } from '@plinth/api-server/settings/settings';

export type SettingRow = {
  name: string;
  description: string;
  /** Empty when there is none. */
  fallback: string;
  /** Secrets masked; null when the variable is not set. */
  value: string | null;
};

const SECRET_NAME = /SECRET|KEY|PASSWORD/;

/** A value as it may be shown on a screen: of a secret only that it is there, of an address all but its password. */
export function maskSetting(name: string, value: string): string {
  if (SECRET_NAME.test(name)) return '(set, hidden)';
  return value.replace(/^([a-z]+:\/\/[^/:@]*):.*@(?=[^@]*$)/i, '$1:(hidden)@');
}

const show = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** Every environment variable that Plinth reads, in the order of the schema. */
export function describeSettings(env: Record<string, string | undefined>): SettingRow[] {
  return Object.entries(SettingsSchema.shape).map(([name, schema]) => {
    const parsed = schema.safeParse(undefined);
    const given = env[name];
    return {
      name,
      description: schema.description ?? '',
      fallback: parsed.success ? show(parsed.data) : '',
      value: given ? maskSetting(name, given) : null,
    };
  });
}
