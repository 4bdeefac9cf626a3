import * as z from 'zod/mini';
import { plainCharacters } from './plain-characters.ts';

const EMAIL_MAX = 254;
const LOCAL_PART = "[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*";
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const PATTERN = new RegExp(`^${LOCAL_PART}@(?:${LABEL}\\.)+(?!(?:con|coo?)$)[a-z]{2,6}$`, 'i');
/** What browsers accept in an email field, by the HTML standard. */
const HTML_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HTML_PATTERN = /* @__PURE__ */ new RegExp(
  `^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${HTML_LABEL}(?:\\.${HTML_LABEL})*$`,
  'i',
);

/**
 * The rule that email addresses are validated by (D-141): `strict`, the school's own, or `html`, that of the HTML
 * standard, which accepts any domain. A build writes it into its pages; a server sets it with `judgeEmailsBy`.
 */
export const EMAIL_RULES = ['strict', 'html'] as const;
export type EmailRule = (typeof EMAIL_RULES)[number];

declare const __EMAIL_RULE__: EmailRule | undefined;
let rule: EmailRule = 'strict';
/** Written so that a build retains only the pattern its pages need. */
const pattern = () =>
  (typeof __EMAIL_RULE__ === 'undefined' ? rule : __EMAIL_RULE__) === 'html' ? HTML_PATTERN : PATTERN;

/** Sets the rule for every address in this process, from the setting EMAIL_RULE. */
export function judgeEmailsBy(chosen: EmailRule): void {
  rule = chosen;
}

/**
 * Whether a text is an email address. The strict rule requires a standard local part and domain, and a last label of 2
 * to 6 letters other than con, co, coo, which are nearly always a mistyped com.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && pattern().test(text);
}

/** Whether a text is an email address by a named rule, for checks before the process has its rule. */
export const isEmailBy = (by: EmailRule, text: string): boolean =>
  text.length <= EMAIL_MAX && (by === 'html' ? HTML_PATTERN : PATTERN).test(text);

/** Returns an address as it is stored and compared: in plain characters, lower-case. */
export function normalizeEmail(text: string): string {
  return plainCharacters(text).toLowerCase();
}

/** An email address, output in plain characters and lower-case. */
export const Email = z
  .string()
  .check(z.overwrite(normalizeEmail), z.refine(isEmail, 'Enter a valid email address'));
export type Email = z.infer<typeof Email>;
