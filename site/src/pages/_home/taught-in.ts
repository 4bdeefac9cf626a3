import { type BaseProductCode, baseProductCode } from '@plinth/domain/catalog/product-codes';
import { productOf } from '@plinth/domain/catalog/products';
import type { Region } from '@plinth/domain/catalog/region';
import { coursePages } from '@plinth/domain/navigation/course-paths';

/** The name of a course within a sentence, if it is not the title. */
const SUBJECT: Partial<Record<BaseProductCode, string>> = {
  BIM_A: 'BIM',
  BIM_C: 'BIM',
  BIM_SP: 'BIM',
  BIM_M: 'MEP engineering',
  INT_DES: 'interior design',
};

/** What the school teaches in a region, as 'BIM, parametric design and MEP engineering'. */
export function taughtIn(region: Region): string {
  const subjects = coursePages(region).map(
    ({ productCode }) => SUBJECT[baseProductCode(productCode)] ?? productOf(productCode).title.toLowerCase(),
  );
  return new Intl.ListFormat('en-GB').format(new Set(subjects));
}
