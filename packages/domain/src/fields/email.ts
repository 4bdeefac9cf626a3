import * as z from 'zod/mini';
import { plainCharacters } from './plain-characters.ts';

const EMAIL_MAX = 254;
const LOCAL_PART = "[a-z0-9!#$%&'*+/=?^_{|}~-]+(?:\\.[a-z0-9!#$%&'*+/=?^_{|}~-]+)*";
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const PATTERN = new RegExp(`^${LOCAL_PART}@(?:${LABEL}\\.)+(?!(?:con|coo?)$)[a-z]{2,6}$`, 'i');
/** What browsers take in a field for an address, by the HTML standard. */
const HTML_LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HTML_PATTERN = /* @__PURE__ */ new RegExp(
  `^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${HTML_LABEL}(?:\\.${HTML_LABEL})*$`,
  'i',
);

/**
 * By which rule an address is judged (D-141): `strict`, the school's own, or `html`, that of the HTML standard, which takes
 * any domain. A build writes it into its pages; a server sets it by `judgeEmailsBy`.
 */
export const EMAIL_RULES = ['strict', 'html'] as const;
export type EmailRule = (typeof EMAIL_RULES)[number];

declare const __EMAIL_RULE__: EmailRule | undefined;
let rule: EmailRule = 'strict';
/** Written so that a build keeps the one pattern that its pages need. */
const pattern = () =>
  (typeof __EMAIL_RULE__ === 'undefined' ? rule : __EMAIL_RULE__) === 'html' ? HTML_PATTERN : PATTERN;

/** Judges every address of this process by a rule, as the setting EMAIL_RULE says. */
export function judgeEmailsBy(chosen: EmailRule): void {
  rule = chosen;
}

/**
 * Whether a text is an e-mail address. By the strict rule: a standard local part and domain, a last label of 2 to 6
 * letters that is none of con, co, coo, which are nearly always a mistyped com.
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && pattern().test(text);
}

/** The same by a rule that is named, for who judges an address before the process has its rule. */
export const isEmailBy = (by: EmailRule, text: string): boolean =>
  text.length <= EMAIL_MAX && (by === 'html' ? HTML_PATTERN : PATTERN).test(text);

/** An address as it is stored and compared: in plain characters, lower-case. */
export function normalizeEmail(text: string): string {
  return plainCharacters(text).toLowerCase();
}

/** An e-mail address, given out in plain characters and lower-case. */
export const Email = z
  .string()
  .check(z.overwrite(normalizeEmail), z.refine(isEmail, 'Enter a valid email address'));
export type Email = z.infer<typeof Email>;
