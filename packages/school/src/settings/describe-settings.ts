import { maskSetting } from '@plinth/api-server/settings/mask-setting';
import { SettingsSchema } from '@plinth/api-server/settings/settings';

export type SettingRow = {
  name: string;
  description: string;
  /** Empty if the variable has no default. */
  fallback: string;
  /** Secrets masked; null when the variable is not set. */
  value: string | null;
};

/** Formats a value for people; an empty value becomes an empty text. */
function show(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(show).filter(Boolean).join(', ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, one]) => `${name} ${show(one)}`)
      .join('; ');
  return String(value);
}

/** Lists every environment variable that Plinth reads, in the order of the schema. */
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
