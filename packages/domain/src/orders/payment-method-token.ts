import * as z from 'zod/mini';

/** The provider's token for a card, such as pm_1AbC. A card number is refused: it must never reach us. */
export const PaymentMethodToken = z
  .string()
  .check(z.regex(/^[a-z]{2,10}_\w{3,200}$/, 'Send the token of the payment provider, never a card number'));
export type PaymentMethodToken = z.infer<typeof PaymentMethodToken>;
