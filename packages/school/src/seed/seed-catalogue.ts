import { productPrices, products } from '@plinth/api-server/db/schema/cohorts';
import { baseProductCode, PRODUCT_CODES } from '@plinth/domain/catalog/product-code';
import { PRODUCT_FAMILIES, productOf } from '@plinth/domain/catalog/products';
import { CURRENCIES } from '@plinth/domain/money/currency';
import { BOOKING_AMOUNT } from '@plinth/domain/orders/plan-calculator';
import type { Seeding } from './seeding.ts';

/** What the school sells, from the catalogue in domain. Amounts are minor units. */
export async function seedCatalogue({ db }: Seeding): Promise<void> {
  await db.insert(products).values(
    PRODUCT_CODES.map((code) => {
      const product = productOf(code);
      return {
        productId: code,
        courseTitle: product.title,
        slug: product.slug ?? code.toLowerCase().replaceAll('_', '-'),
        description: product.outcome,
        productType: product.productType,
        durationWeeks: product.durationWeeks,
      };
    }),
  );
  await db.insert(productPrices).values(
    PRODUCT_CODES.flatMap((code) =>
      CURRENCIES.map((currency) => ({
        productId: code,
        currency,
        listPrice: PRODUCT_FAMILIES[baseProductCode(code)].listPrice[currency],
        bookingAmount: BOOKING_AMOUNT[currency],
      })),
    ),
  );
}
