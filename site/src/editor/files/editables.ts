import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_PRODUCT_CODES } from '@plinth/domain/catalog/product-codes';
import { PRODUCT_FAMILIES } from '@plinth/domain/catalog/products';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { courseSlugsSchema, listPricesSchema } from '../../content/catalogue-schemas.ts';
import { courseSchema, pictureFile } from '../../content/course-schema.ts';
import type { Places } from '../../content/places.ts';
import { fieldOrderOf } from './field-order.ts';
import type { Json } from './tidy.ts';
import { writeYaml } from './write-yaml.ts';

/** The two ways the files are written. */
type Format = { read: (text: string) => Json; write: (text: string, value: Json) => string };

/** One file that may be edited. */
export type Editable = {
  /** How the editor calls it in its addresses; nothing else opens a file. */
  name: string;
  label: string;
  path: (places: Places) => string;
  schema: z.ZodType;
  format: Format;
};

const COURSE = courseSchema(pictureFile);

const yaml: Format = {
  read: (text) => parse(text) as Json,
  write: (text, value) => writeYaml(text, value, fieldOrderOf(COURSE)),
};

const json: Format = {
  read: (text) => JSON.parse(text) as Json,
  write: (_text, value) => `${JSON.stringify(value, null, 2)}\n`,
};

const course = (base: (typeof BASE_PRODUCT_CODES)[number]): Editable => ({
  name: base,
  label: PRODUCT_FAMILIES[base].title,
  path: ({ content }) => join(content, 'courses', `${base}.yaml`),
  schema: COURSE,
  format: yaml,
});

const FEES: Editable = {
  name: 'list-prices',
  label: 'Fees of all courses',
  path: ({ catalogue }) => join(catalogue, 'list-prices.json'),
  schema: listPricesSchema,
  format: json,
};

/** The addresses of the pages; changed by adding a page, never by a form. */
export const ADDRESSES: Editable = {
  name: 'course-slugs',
  label: 'Addresses of the pages',
  path: ({ catalogue }) => join(catalogue, 'course-slugs.json'),
  schema: courseSlugsSchema,
  format: json,
};

const EDITABLES: readonly Editable[] = [...BASE_PRODUCT_CODES.map(course), FEES, ADDRESSES];

/** What a name stands for, or null: a path can never be asked for. */
export const editableOf = (name: string): Editable | null =>
  EDITABLES.find((editable) => editable.name === name) ?? null;

/** What can be opened in a form: the courses that have a file, and the fees. */
export async function listForms({ content }: Places): Promise<Editable[]> {
  const files = await readdir(join(content, 'courses'));
  return [...BASE_PRODUCT_CODES.filter((base) => files.includes(`${base}.yaml`)).map(course), FEES];
}
