import { Fault } from '@plinth/api-server/fault';
import { COMMAND } from '@plinth/api-server/services/audit-entries/record-audit';
import {
  changeProduct,
  createProduct,
  setOnSale,
} from '@plinth/api-server/services/office-products/change-products';
import { findProducts } from '@plinth/api-server/services/office-products/list-products';
import {
  NewProduct,
  type OfficeProduct,
  type ProductPrice,
  type ProductState,
  ProductTerms,
} from '@plinth/domain/catalog/office-product';
import { PRODUCT_TYPES } from '@plinth/domain/catalog/product-type';
import { COHORT_TYPES } from '@plinth/domain/cohorts/cohort-type';
import { schoolDay } from '@plinth/domain/dates/school-day';
import { CURRENCIES, type Currency } from '@plinth/domain/money/currency';
import { formatMoney } from '@plinth/domain/money/format-money';
import { BOOKING_AMOUNT } from '@plinth/domain/orders/plan-calculator';
import type { ZodMiniType } from 'zod/mini';
import { withSchool } from '../with-school.ts';
import { printTable } from './print-table.ts';
import { readAmount } from './read-amount.ts';
import { readChoice } from './read-choice.ts';
import { readOptions } from './read-options.ts';
import { readProduct } from './read-product.ts';
import type { VerbContext } from './verbs.ts';

const LISTED = 500;

const STATE_TEXTS: Record<ProductState, string> = {
  ON_SALE: 'on sale',
  NO_SEAT: 'no seat',
  NOT_OFFERED: 'not offered there',
  RETIRED: 'off sale',
};

const OPTIONS = {
  texts: [
    'title',
    'description',
    'page',
    'type',
    'cohorts',
    'weeks',
    'inr',
    'usd',
    'booking-inr',
    'booking-usd',
  ],
  flags: ['off-sale', 'on-sale'],
  allowPositionals: true,
} as const;
type Typed = Partial<Record<(typeof OPTIONS.texts)[number], string>>;

const priceText = ({ prices }: Pick<OfficeProduct, 'prices'>) =>
  prices.map(({ listPrice, currency }) => formatMoney({ amount: listPrice, currency })).join(', ');

/** Merges the typed prices over the current ones. */
function readPrices(typed: Typed, standing: readonly ProductPrice[]): ProductPrice[] {
  return CURRENCIES.flatMap((currency: Currency): ProductPrice[] => {
    const [list, booking] =
      currency === 'INR' ? (['inr', 'booking-inr'] as const) : (['usd', 'booking-usd'] as const);
    const known = standing.find((price) => price.currency === currency);
    const listTyped = typed[list];
    const bookingTyped = typed[booking];
    const listPrice = listTyped === undefined ? known?.listPrice : readAmount(`--${list}`, listTyped);
    if (listPrice === undefined) return [];
    const bookingAmount =
      bookingTyped === undefined
        ? Math.min(known?.bookingAmount ?? BOOKING_AMOUNT[currency], listPrice)
        : (readAmount(`--${booking}`, bookingTyped) ?? listPrice);
    return [{ currency, listPrice, bookingAmount }];
  });
}

function readTerms(typed: Typed, standing: ProductTerms | null) {
  const weeks = typed.weeks === undefined ? standing?.durationWeeks : Number(typed.weeks);
  const cohortType = readChoice('--cohorts', COHORT_TYPES, typed.cohorts) ?? standing?.cohortType;
  if (!typed.title && !standing)
    throw new Fault('Give --title, --cohorts, --weeks and a price to make a product.', 2);
  return {
    courseTitle: typed.title ?? standing?.courseTitle ?? '',
    description: typed.description ?? standing?.description ?? '',
    slug: typed.page === undefined ? (standing?.slug ?? null) : typed.page || null,
    productType: readChoice('--type', PRODUCT_TYPES, typed.type) ?? standing?.productType ?? 'SPECIALIZATION',
    cohortType,
    durationWeeks: weeks,
    prices: readPrices(typed, standing?.prices ?? []),
  };
}

const FIELDS: Record<string, string> = {
  courseTitle: '--title',
  description: '--description',
  slug: '--page',
  cohortType: '--cohorts',
  durationWeeks: '--weeks',
  prices: 'The price',
};

/** Returns the typed value as its schema parses it. @throws Fault naming the first option at fault */
function checked<T>(schema: ZodMiniType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = String(issue?.path[0] ?? '');
  throw new Fault(`${FIELDS[field] ?? field}: ${issue?.message ?? 'not as it should be'}.`, 2);
}

/**
 * Lists what the school sells, creates or changes one of its own products, takes one off sale or puts it back on sale.
 * Amounts are typed in whole units of their currency.
 */
export async function products(args: string[], context: VerbContext): Promise<void> {
  const { values, positionals } = readOptions(args, OPTIONS);
  const { 'off-sale': offSale, 'on-sale': onSale, ...typed } = values;
  const { print } = context;
  const [code, ...more] = positionals;
  if (more.length > 0) throw new Fault('Name one product.', 2);
  if (code === undefined) {
    const { products: known } = await withSchool(context, ({ db, now }) =>
      findProducts(
        db,
        now(),
        { search: '' },
        { sortBy: 'code', sortDirection: 'asc', limit: LISTED, offset: 0 },
      ),
    );
    if (known.length === 0)
      return print('There are no products yet; the first start brings those that are shipped.');
    printTable(print, known, {
      CODE: (one) => one.productId,
      TITLE: (one) => one.courseTitle,
      PRICE: priceText,
      STATE: (one) => STATE_TEXTS[one.state],
      'NEXT START': (one) => (one.nextCohort ? schoolDay(one.nextCohort.startsAt) : '-'),
      KIND: (one) => (one.isShipped ? 'shipped' : 'own'),
    });
    return;
  }
  const productId = readProduct('The first word', code);
  if (offSale && onSale) throw new Fault('Give --on-sale or --off-sale.', 2);
  if (offSale || onSale) {
    await withSchool(context, (deps) => setOnSale(deps, COMMAND, { productId, isOnSale: onSale }));
    return print(
      onSale ? `${productId} is on sale again.` : `${productId} is off sale; what was bought stays valid.`,
    );
  }
  const { product, isNew } = await withSchool(context, async (deps) => {
    const standing = await findProducts(
      deps.db,
      deps.now(),
      { search: '', productId },
      { sortBy: 'code', sortDirection: 'asc', limit: 1, offset: 0 },
    ).then(({ products: [found] }) => found ?? null);
    if (!standing) {
      const wanted = checked(NewProduct, { productId, ...readTerms(typed, null) });
      return { ...(await createProduct(deps, COMMAND, wanted)), isNew: true };
    }
    const terms = checked(ProductTerms, readTerms(typed, standing));
    return { ...(await changeProduct(deps, COMMAND, { productId, terms, seen: standing })), isNew: false };
  });
  print(
    `${isNew ? 'Created' : 'Changed'}: ${product.productId}, ${product.courseTitle}, ${priceText(product)}.`,
  );
  if (product.path) print(`Its page: ${product.path}`);
}
