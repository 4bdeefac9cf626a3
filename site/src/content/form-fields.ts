import { z } from 'astro/zod';
import { oneMore } from './one-more.ts';

/*
 * The building blocks of the content schemas. `title` and `description` are what the editor shows beside a field;
 * `item` is the name of one list item, `widget` a special control. A message states what to do, because it is all that
 * an editor of the page sees.
 */

/** A text with a limited length. */
export const sentence = (what: string, max = 400) =>
  z
    .string(`${what} is missing: write at least one word`)
    .trim()
    .min(1, `${what} is empty: write at least one word`)
    .max(max, `${what} is longer than ${max} characters: shorten it`);

/** A list with a minimum number of items. */
export const list = <T extends z.ZodType>(item: T, least: number, one: string) =>
  z
    .array(item, `this list is missing: give at least ${least} ${one}`)
    .min(least, `give at least ${least}: add ${oneMore(one)}`);

/** Fields by name; an unknown name is a mistake. */
export const fields = <T extends z.core.$ZodLooseShape>(shape: T) =>
  z.strictObject(shape, {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys'
        ? `no field is called ${(keys as string[]).join(', ')}: correct the spelling or remove it`
        : undefined,
  });
