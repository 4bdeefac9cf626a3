import * as z from 'zod/mini';
import { isHttpUrl } from '../fields/http-url.ts';
import { textField } from '../fields/text.ts';

/** The targets of links that were written as links, outside of code. */
const targetsOf = (text: string): string[] =>
  [...text.replaceAll(/```[\s\S]*?(```|$)|`[^`]*`/g, '').matchAll(/(?<!!)\[[^[\]]+\]\(([^\s()]+)/g)].map(
    ([, target = '']) => target,
  );

/** What has no scheme is no link but plain text, such as `walls[0](roof)`. */
const isRefused = (target: string) => /^[a-z][a-z\d+.-]*:/i.test(target) && !isHttpUrl(target);

/** A required rich text, as it is typed; a link to anything but http or https is refused (D-123). */
export const richTextField = (max: number) =>
  textField(max).check(
    z.refine((text) => !targetsOf(text).some(isRefused), 'A link begins with http:// or https://'),
  );
