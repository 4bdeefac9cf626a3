/** A sum as written by `formatMoney`, without a full stop that ends the sentence. */
const AMOUNT = /([₹$])\d[\d,]*(?:\.\d+)?/g;

/** Removes the sums from a text, as in `Receipt for your payment of ₹…`, for people who may not see money. */
export const hideAmounts = (text: string): string => text.replaceAll(AMOUNT, '$1…');
