import type { NewProduct, OfficeProduct, ProductTerms } from '@plinth/domain/catalog/office-product';
import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { regionOfProductCode } from '@plinth/domain/catalog/product-code';
import { REGION_CURRENCY, type Region } from '@plinth/domain/catalog/region';
import { coursePages } from '@plinth/domain/navigation/course-paths';
import { and, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { holdLock } from '../../db/queries/operations/hold-lock.ts';
import { productPrices, products } from '../../db/schema/cohorts.ts';
import type { Deps } from '../../deps.ts';
import { recordAudit, type StaffAct } from '../audit-entries/record-audit.ts';
import { refuse } from '../refusal.ts';
import { requireProduct } from './list-products.ts';

type Needs = Pick<Deps, 'db' | 'now'>;
type Changed = Promise<{ product: OfficeProduct }>;

const LOCK = 71_016;
/** Values that a form's product may have besides a code. */
const RESERVED = ['PUBLIC'];

const refuseField = (path: string, message: string) =>
  refuse('CONFLICT', message, { details: message, fields: [{ path, message }] });

/** Requires a page address that is free: it may lead to only one page, of the site or of the school's own products. */
async function assertFreePage(
  tx: Transaction,
  { productId, region, slug }: { productId: ProductCode; region: Region; slug: string | null },
) {
  if (slug === null) return;
  const [other] = await tx
    .select({ productId: products.productId })
    .from(products)
    .where(and(eq(products.region, region), eq(products.slug, slug), ne(products.productId, productId)));
  if (other || coursePages(region).some((page) => page.slug === slug))
    throw refuseField('slug', 'Another course has this address. Choose another');
}

async function writePrices(tx: Transaction, productId: ProductCode, prices: ProductTerms['prices']) {
  await tx.delete(productPrices).where(eq(productPrices.productId, productId));
  await tx.insert(productPrices).values(prices.map((price) => ({ productId, ...price })));
}

/** The terms of a product that are compared and stored in the audit log. */
const termsOf = ({
  courseTitle,
  description,
  slug,
  productType,
  cohortType,
  durationWeeks,
  prices,
}: ProductTerms) => ({
  courseTitle,
  description,
  slug,
  productType,
  cohortType,
  durationWeeks,
  prices: prices
    .map(({ currency, listPrice, bookingAmount }) => ({ currency, listPrice, bookingAmount }))
    .sort((a, b) => a.currency.localeCompare(b.currency)),
});
const same = (one: ProductTerms, other: ProductTerms) =>
  JSON.stringify(termsOf(one)) === JSON.stringify(termsOf(other));

/**
 * Creates one of the school's own products: it can be taught, offered and sold from then on.
 * @throws Refusal CONFLICT the code or the address of its page is taken
 */
export async function createProduct({ db, now }: Needs, act: StaffAct, wanted: NewProduct): Changed {
  const { productId, prices, ...terms } = wanted;
  const region = regionOfProductCode(productId);
  return db.transaction(async (tx) => {
    // Concurrent requests for the same page run one after the other.
    await holdLock.run(tx, { key: LOCK });
    if (RESERVED.includes(productId)) throw refuseField('productId', 'This code is taken');
    await assertFreePage(tx, { productId, region, slug: terms.slug });
    const [made] = await tx
      .insert(products)
      .values({ productId, ...terms, region, createdAt: now() })
      .onConflictDoNothing({ target: products.productId })
      .returning();
    if (!made) throw refuseField('productId', `There is a product ${productId} already`);
    await writePrices(tx, productId, prices);
    await recordAudit(tx, now(), act, {
      action: 'product.created',
      details: { productId },
      after: { ...termsOf(wanted) },
    });
    return { product: await requireProduct(tx, now(), productId) };
  });
}

/**
 * Changes one of the school's own products. What was ordered and offered retains its price, existing cohorts their
 * type.
 * @param seen what the change was based on
 * @throws Refusal NOT_FOUND; CONFLICT it is shipped, someone changed it meanwhile, or the address of its page is taken
 */
export async function changeProduct(
  { db, now }: Needs,
  act: StaffAct,
  { productId, terms, seen }: { productId: ProductCode; terms: ProductTerms; seen: ProductTerms },
): Changed {
  return db.transaction(async (tx) => {
    await holdLock.run(tx, { key: LOCK });
    const before = await requireProduct(tx, now(), productId);
    if (before.isShipped)
      throw refuse(
        'CONFLICT',
        'This product is built into the site: change its page and price in the site editor.',
      );
    const { region } = before;
    if (!terms.prices.some(({ currency }) => currency === REGION_CURRENCY[region])) {
      const message = `Give the price in ${REGION_CURRENCY[region]}`;
      throw refuse('BAD_REQUEST', message, { details: message, fields: [{ path: 'prices', message }] });
    }
    if (same(before, terms)) return { product: before };
    if (!same(before, seen))
      throw refuse('CONFLICT', 'Someone else has just changed this. Check it again.', {
        present: before,
      });
    await assertFreePage(tx, { productId, region, slug: terms.slug });
    const { prices, ...rest } = terms;
    await tx.update(products).set(rest).where(eq(products.productId, productId));
    await writePrices(tx, productId, prices);
    await recordAudit(tx, now(), act, {
      action: 'product.changed',
      details: { productId },
      before: { ...termsOf(before) },
      after: { ...termsOf(terms) },
    });
    return { product: await requireProduct(tx, now(), productId) };
  });
}

/**
 * Takes a product off sale, or puts it on sale again; earlier orders and offers remain valid. A repeat changes nothing.
 * @throws Refusal NOT_FOUND
 */
export async function setOnSale(
  { db, now }: Needs,
  act: StaffAct,
  { productId, isOnSale }: { productId: ProductCode; isOnSale: boolean },
): Changed {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ retiredAt: products.retiredAt })
      .from(products)
      .where(eq(products.productId, productId))
      .for('update');
    if (!row) throw refuse('NOT_FOUND', 'Product not found.');
    if ((row.retiredAt === null) !== isOnSale) {
      await tx
        .update(products)
        .set({ retiredAt: isOnSale ? null : now() })
        .where(eq(products.productId, productId));
      await recordAudit(tx, now(), act, {
        action: isOnSale ? 'product.resumed' : 'product.retired',
        details: { productId },
        before: { isOnSale: !isOnSale },
        after: { isOnSale },
      });
    }
    return { product: await requireProduct(tx, now(), productId) };
  });
}
