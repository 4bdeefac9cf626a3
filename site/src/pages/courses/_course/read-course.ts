import { getEntry } from 'astro:content';
import { baseProductCode, productCodeOfRegion } from '@plinth/domain/catalog/product-code';
import { productOf } from '@plinth/domain/catalog/products';
import { REGION_CHOICES, REGIONS } from '@plinth/domain/catalog/region';
import { type CoursePage, coursePath, marketingHome } from '@plinth/domain/navigation/course-paths';

/** Everything a course page shows: the product, what marketing wrote about it for the region, and what is taught. */
export async function readCourse({ productCode, region }: CoursePage) {
  const base = baseProductCode(productCode);
  const [entry, curriculum] = await Promise.all([getEntry('courses', base), getEntry('curricula', base)]);
  if (!entry) throw new Error(`src/content/courses/${base}.yaml is missing`);
  if (!curriculum) throw new Error(`packages/school/courses has no course with code ${base}`);
  const { regions, ...everywhere } = entry.data;
  const own = regions[region] ?? {};
  return {
    ...everywhere,
    summary: own.summary ?? everywhere.summary,
    datesNote: own.datesNote ?? everywhere.datesNote,
    faqs: [...(own.faqs ?? []), ...everywhere.faqs],
    product: productOf(productCode),
    curriculum: curriculum.data,
    region,
    regionLabel: REGION_CHOICES.find((choice) => choice.region === region)?.label ?? '',
    home: marketingHome(region),
    applyPath: `/apply?product=${productCode}`,
    siblings: REGIONS.flatMap((other) => {
      const path = coursePath(productCodeOfRegion(base, other));
      return path === null ? [] : [{ region: other, path }];
    }),
  };
}

export type Course = Awaited<ReturnType<typeof readCourse>>;
