import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Instant } from '../fields/instant.ts';
import { textField } from '../fields/text.ts';
import { KeyCapability } from './key-capability.ts';

const NAME_MAX = 60;
const DAYS_MAX = 366;

/** The state of a key: it opens calls, it has expired, or staff ended it. */
export const API_KEY_STATES = ['ACTIVE', 'EXPIRED', 'ENDED'] as const;
export const ApiKeyState = z.enum(API_KEY_STATES);
export type ApiKeyState = z.infer<typeof ApiKeyState>;

/** A key by which a program makes office calls. The key itself is shown when it is created and never again. */
export const ApiKey = z.object({
  keyId: Id,
  name: z.string(),
  /** The key's last four characters. */
  ending: z.string(),
  capabilities: z.array(KeyCapability),
  state: ApiKeyState,
  /** The name of its maker, whose roles it depends on; null if the name is unknown. */
  madeBy: z.nullable(z.string()),
  createdAt: Instant,
  expiresAt: Instant,
  lastUsedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** A key to be created: what it may do, out of what its maker may, and for how many days. */
export const NewApiKey = z.object({
  name: textField(NAME_MAX),
  capabilities: z.array(KeyCapability).check(
    z.minLength(1, 'Choose at least one thing that it may do'),
    z.refine((all) => new Set(all).size === all.length, 'Name each once'),
  ),
  days: z
    .int('Give a whole number of days')
    .check(z.gte(1, 'Give at least one day'), z.lte(DAYS_MAX, `Give at most ${DAYS_MAX} days`)),
});
export type NewApiKey = z.infer<typeof NewApiKey>;

/** A call that a program made with a key, including refused ones. */
export const ApiKeyCall = z.object({
  callId: Id,
  at: Instant,
  method: z.string(),
  path: z.string(),
  /** HTTP status of the answer. */
  status: z.int(),
  address: z.string(),
});
export type ApiKeyCall = z.infer<typeof ApiKeyCall>;
