import * as z from 'zod/mini';
import { isHttpUrl } from '../fields/http-url.ts';
import { textField } from '../fields/text.ts';

/** Lists the targets of explicit links outside code, regardless of context. */
const targetsOf = (text: string): string[] =>
  [...text.replaceAll(/```[\s\S]*?(```|$)|`[^`]*`/g, '').matchAll(/(?<!!)\[[^[\]]+\]\(([^()]+)/g)].map(
    ([, target = '']) => target,
  );

const NAMED: Record<string, string> = { colon: ':', sol: '/', bsol: '\\', tab: '', newline: '' };
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(colon|sol|bsol|tab|newline));?/gi;

const letterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** Returns a target as a lenient parser would read it: entities decoded, blanks and controls removed. */
const readCarelessly = (target: string): string =>
  target
    .replaceAll(ENTITY, (_, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? '';
      return letterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
    })
    .replaceAll(/[\s\p{C}]/gu, '');

/**
 * A target with neither scheme nor host is not a link but plain text, such as `walls[0](roof)`. It would be shown as
 * text in any case; this refuses targets meant to be more.
 */
function isRefused(target: string): boolean {
  if (isHttpUrl(target)) return false;
  return /^([a-z][a-z\d+.-]*:|[\\/]{2}|\\)/i.test(readCarelessly(target));
}

/** A required rich text, as typed; a link to anything but http or https is refused. */
export const richTextField = (max: number) =>
  textField(max).check(
    z.refine((text) => !targetsOf(text).some(isRefused), 'A link begins with http:// or https://'),
  );
