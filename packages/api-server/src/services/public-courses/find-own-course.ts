import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { Region } from '@plinth/domain/catalog/region';
import { and, eq, isNull, not } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { products } from '../../db/schema/cohorts.ts';

/** Finds the school's own product with this page, if it is on sale. */
export async function findOwnCourse(
  db: Queryable,
  { region, slug }: { region: Region; slug: string },
): Promise<ProductCode | null> {
  const [found] = await db
    .select({ productId: products.productId })
    .from(products)
    .where(
      and(
        eq(products.region, region),
        eq(products.slug, slug),
        not(products.isShipped),
        isNull(products.retiredAt),
      ),
    );
  return found?.productId ?? null;
}
