import { defineCollection } from 'astro:content';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { BASE_PRODUCT_CODES } from '@plinth/domain/catalog/product-code';
import { glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';
import { courseSlugsSchema, listPricesSchema } from './content/catalogue-schemas.ts';
import { courseSchema, pictureOf } from './content/course-schema.ts';
import { homeSchema } from './content/home-schema.ts';
import { enrolmentTermsSchema, legalPageSchema } from './content/legal-schemas.ts';
import { curriculumLoader } from './content/load-curricula.ts';
import { oneFileLoader } from './content/load-one-file.ts';
import { placesOf } from './content/places.ts';
import { schoolFaqsSchema } from './content/school-faqs-schema.ts';
import { withoutWatcher } from './content/without-watcher.ts';

const places = placesOf(process.env);
const inContent = (folder: string) => pathToFileURL(join(places.content, folder));

/** A copy of the content is read again by the editor that writes to it, the repository's own by Astro. */
const ofPlaces = (loader: Loader) => (process.env.PLINTH_CONTENT ? withoutWatcher(loader) : loader);

/**
 * The course pages: `src/content/courses/<base product code>.yaml`, one file for all regions. What is not here comes
 * from where it is decided: title and length from the catalogue, the outline from the course itself.
 */
const courses = defineCollection({
  // The file name is used as the id unchanged; the default would turn BIM_A into bim_a.
  loader: ofPlaces(
    glob({
      pattern: '*.yaml',
      base: inContent('courses'),
      generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
    }),
  ),
  schema: ({ image }) => {
    // Astro types it by what it makes of a path, not by the path it accepts.
    const made = image() as unknown as z.ZodType<z.output<ReturnType<typeof image>>, string>;
    return courseSchema(pictureOf(join(places.content, 'courses')).pipe(made));
  },
});

/** Fees and addresses: pages import them from `domain`; here they are only checked. */
const listPrices = defineCollection({
  loader: ofPlaces(oneFileLoader(join(places.catalogue, 'list-prices.json'))),
  schema: listPricesSchema,
});
const courseSlugs = defineCollection({
  loader: ofPlaces(oneFileLoader(join(places.catalogue, 'course-slugs.json'))),
  schema: courseSlugsSchema,
});

/** The texts of the home pages: `src/content/home.yaml`. */
const home = defineCollection({
  loader: ofPlaces(oneFileLoader(join(places.content, 'home.yaml'))),
  schema: homeSchema,
});

/** What people ask about the school: `src/content/faqs.yaml`. */
const schoolFaqs = defineCollection({
  loader: ofPlaces(oneFileLoader(join(places.content, 'faqs.yaml'))),
  schema: schoolFaqsSchema,
});

/** The terms of enrolment: pages import them from `domain`; here they are only checked. */
const enrolmentTerms = defineCollection({
  loader: ofPlaces(oneFileLoader(join(places.catalogue, 'enrolment-terms.json'))),
  schema: enrolmentTermsSchema,
});

/** The outlines of the courses, read from the folders that the school teaches from. */
const curricula = defineCollection({
  loader: curriculumLoader(fileURLToPath(new URL('../../packages/school/courses/', import.meta.url))),
  schema: z.object({
    code: z.enum(BASE_PRODUCT_CODES),
    weeks: z.number(),
    skills: z.array(z.string()),
    folder: z.string(),
    modules: z.array(
      z.object({
        title: z.string(),
        summary: z.string(),
        startWeek: z.number().int().min(0),
        liveSession: z.string().optional(),
        topics: z.array(
          z.object({ title: z.string(), summary: z.string().optional(), minutes: z.number().optional() }),
        ),
      }),
    ),
  }),
});

/** Legal texts: `src/content/legal/<page>.md`. */
const legal = defineCollection({
  loader: ofPlaces(glob({ pattern: '*.md', base: inContent('legal') })),
  schema: legalPageSchema,
});

export const collections = {
  courses,
  curricula,
  legal,
  listPrices,
  courseSlugs,
  home,
  schoolFaqs,
  enrolmentTerms,
};
