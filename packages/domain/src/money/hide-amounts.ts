/** A sum as `formatMoney` writes it, without the point that may end a sentence. */
const AMOUNT = /([₹$])\d[\d,]*(?:\.\d+)?/g;

/** A text with its sums left out, such as `Receipt for your payment of ₹…`, for who may not see money. */
export const hideAmounts = (text: string): string => text.replaceAll(AMOUNT, '$1…');
