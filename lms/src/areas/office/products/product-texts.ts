import type { ProductPrice, ProductState } from '@plinth/domain/catalog/office-product';
import type { ProductType } from '@plinth/domain/catalog/product-type';
import type { CohortType } from '@plinth/domain/cohorts/cohort-type';
import { formatMoney } from '@plinth/domain/money/format-money';
import type { Stamp } from '../../../parts/StampChip.tsx';

export const PRODUCT_STAMPS: Record<ProductState, Stamp> = {
  ON_SALE: { tone: 'success', text: 'On sale' },
  NO_SEAT: { tone: 'warning', text: 'No seat' },
  NOT_OFFERED: { tone: 'neutral', text: 'Not offered there' },
  RETIRED: { tone: 'neutral', text: 'Off sale' },
};

/** What each state means for buyers. */
export const PRODUCT_STATE_TEXTS: Record<ProductState, string> = {
  ON_SALE: 'It can be offered and bought: a cohort has a free seat.',
  NO_SEAT: 'It cannot be bought: no cohort has a free seat. Plan one, or add seats.',
  NOT_OFFERED: 'It is not sold in its region.',
  RETIRED: 'It was taken off sale. Earlier purchases and offers stay valid.',
};

export const PRODUCT_TYPE_TEXTS: Record<ProductType, string> = {
  SPECIALIZATION: 'Specialization, with placement',
  COHORT: 'Single course',
};

/** A description of each cohort type; the type alone decides the cohort's behaviour. */
export const COHORT_TYPE_TEXTS: Record<CohortType, string> = {
  BIM_A: 'As BIM for architects',
  BIM_C: 'As BIM for civil engineers',
  BIM_M: 'As BIM for MEP engineers',
  MCD: 'As computational design',
  INT_DES: 'As interior design',
  BIM_SP: 'As the open course',
  ADD_ON: 'As an add-on',
};

/** The prices as text, in each currency. */
export const pricesText = (prices: readonly ProductPrice[]): string =>
  prices.length === 0
    ? 'No price yet'
    : prices.map(({ listPrice, currency }) => formatMoney({ amount: listPrice, currency })).join(', ');

/** The number of products as text. */
export const productsText = (total: number): string => (total === 1 ? '1 product' : `${total} products`);
