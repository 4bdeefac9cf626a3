import * as z from 'zod';
import { readApiBase } from './read-api-base.ts';
import { readOriginPattern } from './read-origin-pattern.ts';
import { SettingFault } from './setting-fault.ts';

/** A text; nothing when it is not given. */
export const text = z.string().optional();

/** A switch that is on or off; `fallback` when it is not given. */
export const flag = (fallback: boolean) =>
  z
    .enum(['true', 'false', '1', '0'])
    .default(fallback ? 'true' : 'false')
    .transform((value) => value === 'true' || value === '1');

/** An amount in minor units. */
export const minorUnits = (fallback: number) =>
  z.coerce.number().int().min(0).max(100_000_000).default(fallback);

/** A number of days: one at least, two years at most. */
export const days = (fallback: number) => z.coerce.number().int().min(1).max(730).default(fallback);

type Context = { addIssue: (message: string) => void };

/** Runs a reader on a text; a SettingFault it throws becomes an issue of the setting. */
function reading<T>(read: (text: string) => T, text: string, context: Context): T | typeof z.NEVER {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof SettingFault)) throw error;
    context.addIssue(error.message);
    return z.NEVER;
  }
}

/** A text that a reader understands; its SettingFault becomes an issue of the setting. */
export const readBy = <T>(read: (text: string) => T) =>
  z.string().transform((value, context) => reading(read, value, context));

/** A list of comma-separated entries, each read separately; a text that names nothing is a fault. */
export const listOf = (read: (entry: string) => string) =>
  z
    .string()
    .optional()
    .transform((value, context): string[] => {
      if (value === undefined) return [];
      const entries = value
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean);
      if (entries.length === 0)
        context.addIssue('names nothing; write entries with commas between them, or leave it out');
      return reading(() => entries.map(read), value, context);
    });

/** A list of comma-separated entries. */
export const list = listOf((entry) => entry);

/** The address of an API. */
export const apiBase = readBy(readApiBase);

/** Origins separated by commas or spaces, `*.` for any subdomain; `none` is the empty list. */
export const originsOf = (fallback: string) =>
  z
    .string()
    .default(fallback)
    .transform((value, context): string[] => {
      const entries = value.split(/[\s,]+/).filter(Boolean);
      if (value !== '' && entries.length === 0)
        context.addIssue('names nothing; write origins with commas between them, or none');
      if (value === 'none') return [];
      return reading(() => entries.map(readOriginPattern), value, context);
    });

/** The same for origins that pages may reach. */
export const httpsOrigins = (fallback: string) =>
  originsOf(fallback).refine(
    (origins) => origins.every((origin) => origin.startsWith('https://')),
    'must be https origins, comma-separated',
  );

/** A third-party script: absent by default, so that no page includes anything of a third party. */
export const script = (what: string) =>
  z
    .url({ protocol: /^https$/ })
    .optional()
    .describe(`Address of ${what}. Default: none. Loaded after consent, never on pages with a token.`);
