import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_PRODUCT_CODES } from '@plinth/domain/catalog/product-codes';
import { PRODUCT_FAMILIES } from '@plinth/domain/catalog/products';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { courseSlugsSchema, listPricesSchema } from '../../content/catalogue-schemas.ts';
import { courseSchema, pictureFile } from '../../content/course-schema.ts';
import { homeSchema } from '../../content/home-schema.ts';
import { enrolmentTermsSchema, legalTextSchema } from '../../content/legal-schemas.ts';
import type { Places } from '../../content/places.ts';
import { schoolFaqsSchema } from '../../content/school-faqs-schema.ts';
import { fieldOrderOf } from './field-order.ts';
import { readLegalPage, writeLegalPage } from './legal-page.ts';
import type { Json } from './tidy.ts';
import { writeYaml } from './write-yaml.ts';

/** How a file is read and written. */
type Format = { read: (text: string) => Json; write: (text: string, value: Json) => string };

/** One file that may be edited. */
export type Editable = {
  /** The editor's name for it in its addresses; nothing else opens a file. */
  name: string;
  label: string;
  path: (places: Places) => string;
  schema: z.ZodType;
  format: Format;
  /** The field with the day of the last change, if a changed text needs a new one. */
  dayField?: string;
};

const COURSE = courseSchema(pictureFile);

const yamlOf = (schema: z.ZodType): Format => ({
  read: (text) => parse(text) as Json,
  write: (text, value) => writeYaml(text, value, fieldOrderOf(schema)),
});

const json: Format = {
  read: (text) => JSON.parse(text) as Json,
  write: (_text, value) => `${JSON.stringify(value, null, 2)}\n`,
};

const course = (base: (typeof BASE_PRODUCT_CODES)[number]): Editable => ({
  name: base,
  label: PRODUCT_FAMILIES[base].title,
  path: ({ content }) => join(content, 'courses', `${base}.yaml`),
  schema: COURSE,
  format: yamlOf(COURSE),
});

const FEES: Editable = {
  name: 'list-prices',
  label: 'Fees of all courses',
  path: ({ catalogue }) => join(catalogue, 'list-prices.json'),
  schema: listPricesSchema,
  format: json,
};

/** The addresses of the pages; changed by adding a page, never in a form. */
export const ADDRESSES: Editable = {
  name: 'course-slugs',
  label: 'Addresses of the pages',
  path: ({ catalogue }) => join(catalogue, 'course-slugs.json'),
  schema: courseSlugsSchema,
  format: json,
};

const HOME: Editable = {
  name: 'home',
  label: 'Home pages',
  path: ({ content }) => join(content, 'home.yaml'),
  schema: homeSchema,
  format: yamlOf(homeSchema),
};

const FAQS: Editable = {
  name: 'faqs',
  label: 'Questions about the school',
  path: ({ content }) => join(content, 'faqs.yaml'),
  schema: schoolFaqsSchema,
  format: yamlOf(schoolFaqsSchema),
};

const TERMS: Editable = {
  name: 'enrolment-terms',
  label: 'Terms of enrolment',
  path: ({ catalogue }) => join(catalogue, 'enrolment-terms.json'),
  schema: enrolmentTermsSchema,
  format: json,
  dayField: 'version',
};

const legalPage = (name: string, label: string): Editable => ({
  name,
  label,
  path: ({ content }) => join(content, 'legal', `${name}.md`),
  schema: legalTextSchema,
  format: { read: readLegalPage, write: writeLegalPage },
  dayField: 'revised',
});

/** The files that every school has, whichever courses it offers. */
const OF_THE_SCHOOL: readonly Editable[] = [
  HOME,
  FEES,
  FAQS,
  TERMS,
  legalPage('privacy', 'Privacy'),
  legalPage('refund-policy', 'Refunds'),
];

const EDITABLES: readonly Editable[] = [...BASE_PRODUCT_CODES.map(course), ...OF_THE_SCHOOL, ADDRESSES];

/** Returns the file for a name, or null: a path can never be requested. */
export const editableOf = (name: string): Editable | null =>
  EDITABLES.find((editable) => editable.name === name) ?? null;

/** Lists what can be opened in a form: the courses that have a file, and what every school has. */
export async function listForms({ content }: Places): Promise<Editable[]> {
  const files = await readdir(join(content, 'courses'));
  return [
    ...BASE_PRODUCT_CODES.filter((base) => files.includes(`${base}.yaml`)).map(course),
    ...OF_THE_SCHOOL,
  ];
}
