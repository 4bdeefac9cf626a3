import * as z from 'zod/mini';
import { cleanLine } from './clean-line.ts';

const URL_MAX = 2048;

/** Characters that browsers drop, reorder or read as a slash, so that an address leads elsewhere than it appears to. */
const MISLEADING = /[\s\p{Cc}\\\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text is an absolute http or https address without a user name. */
export function isHttpUrl(text: string): boolean {
  if (text.length > URL_MAX || !/^https?:\/\//i.test(text) || MISLEADING.test(text) || !URL.canParse(text))
    return false;
  const url = new URL(text);
  return url.username === '' && url.password === '';
}

/** A link: http or https only, cleaned. */
export const HttpUrl = z
  .string()
  .check(z.overwrite(cleanLine), z.refine(isHttpUrl, 'Enter a link that begins with http:// or https://'));
export type HttpUrl = z.infer<typeof HttpUrl>;
