import { NewProduct, type OfficeProduct, ProductTerms } from '@plinth/domain/catalog/office-product';
import { regionOfProductCode } from '@plinth/domain/catalog/product-codes';
import { REGION_CURRENCY, type Region } from '@plinth/domain/catalog/region';
import { CURRENCIES, type Currency } from '@plinth/domain/money/currency';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { parseAmount } from '@plinth/domain/money/parse-amount';
import { BOOKING_AMOUNT } from '@plinth/domain/orders/plan-calculator';
import type { Judged } from '@plinth/ui/forms/judged';

/** A product being typed; amounts in whole units of their currency, empty if it has no price in it. */
export type ProductDraft = {
  productId: string;
  courseTitle: string;
  description: string;
  slug: string;
  productType: string;
  cohortType: string;
  durationWeeks: string;
  priceINR: string;
  bookingINR: string;
  priceUSD: string;
  bookingUSD: string;
};

const typed = (amount: number) => String(amount / MINOR_UNITS);

/** The fields of an existing or a new product. */
export function productDraftOf(product?: OfficeProduct): ProductDraft {
  const priceIn = (currency: Currency) => product?.prices.find((price) => price.currency === currency);
  const price = (currency: Currency) => {
    const known = priceIn(currency);
    return known ? typed(known.listPrice) : '';
  };
  const booking = (currency: Currency) => typed(priceIn(currency)?.bookingAmount ?? BOOKING_AMOUNT[currency]);
  return {
    productId: product?.productId ?? '',
    courseTitle: product?.courseTitle ?? '',
    description: product?.description ?? '',
    slug: product?.slug ?? '',
    productType: product?.productType ?? 'SPECIALIZATION',
    cohortType: product?.cohortType ?? 'BIM_A',
    durationWeeks: product ? String(product.durationWeeks) : '',
    priceINR: price('INR'),
    bookingINR: booking('INR'),
    priceUSD: price('USD'),
    bookingUSD: booking('USD'),
  };
}

/** The region in which the typed code would be sold. */
export const regionOfDraft = ({ productId }: ProductDraft): Region =>
  regionOfProductCode(productId.trim().toUpperCase());

const contentOf = (draft: ProductDraft) => ({
  courseTitle: draft.courseTitle,
  description: draft.description,
  slug: draft.slug.trim() || null,
  productType: draft.productType,
  cohortType: draft.cohortType,
  durationWeeks: /^\d{1,4}$/.test(draft.durationWeeks.trim()) ? Number(draft.durationWeeks) : 0,
  prices: CURRENCIES.filter((currency) => draft[`price${currency}`].trim() !== '').map((currency) => {
    return {
      currency,
      listPrice: parseAmount(draft[`price${currency}`]) ?? 0,
      bookingAmount: parseAmount(draft[`booking${currency}`]) ?? -1,
    };
  }),
});

const atPrice = (path: readonly PropertyKey[], draft: ProductDraft): PropertyKey[] => {
  const [first, index, field] = path;
  if (first !== 'prices') return [...path];
  const given = CURRENCIES.filter((currency) => draft[`price${currency}`].trim() !== '');
  const currency = typeof index === 'number' ? given[index] : undefined;
  const wanted = currency ?? REGION_CURRENCY[regionOfDraft(draft)];
  return [field === 'bookingAmount' ? `booking${wanted}` : `price${wanted}`];
};

function judged<T>(result: Judged<T>, draft: ProductDraft): Judged<T> {
  if (result.success) return result;
  const issues = result.error.issues.map(({ path, message }) => ({ path: atPrice(path, draft), message }));
  return { success: false, error: { issues } };
}

/** A new product as its schema expects it; a wrong price is reported at the field of its currency. */
export const judgeNewProduct = (draft: ProductDraft): Judged<NewProduct> =>
  judged(
    NewProduct.safeParse({ productId: draft.productId.trim().toUpperCase(), ...contentOf(draft) }),
    draft,
  );

/** The same for an existing product. */
export const judgeTerms = (draft: ProductDraft): Judged<ProductTerms> =>
  judged(ProductTerms.safeParse(contentOf(draft)), draft);
