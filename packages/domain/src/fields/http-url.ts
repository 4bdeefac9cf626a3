import * as z from 'zod/mini';

const URL_MAX = 2048;

/** Whether a text is an absolute http or https address without a user name in it (D-123). */
export function isHttpUrl(text: string): boolean {
  if (text.length > URL_MAX || !/^https?:\/\//i.test(text) || /\s/.test(text) || !URL.canParse(text))
    return false;
  const url = new URL(text);
  return url.username === '' && url.password === '';
}

/** A link: http or https only, trimmed (D-123). */
export const HttpUrl = z
  .string()
  .check(z.trim(), z.refine(isHttpUrl, 'Enter a link that begins with http:// or https://'));
export type HttpUrl = z.infer<typeof HttpUrl>;
