import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Email } from '../fields/email.ts';
import { LastName, PersonName } from '../fields/person-name.ts';
import { Phone } from '../fields/phone.ts';
import { textField } from '../fields/text.ts';
import { Currency } from '../money/currency.ts';
import { VoucherCode } from './voucher-code.ts';

/** The stage of the flow at which a price is requested. */
export const PricingStage = z.enum(['ENQUIRY', 'APPLICATION', 'CHECKOUT']);
export type PricingStage = z.infer<typeof PricingStage>;

/** The payer. */
export const BillingContact = z.object({ firstName: PersonName, lastName: LastName, phone: Phone });
export type BillingContact = z.infer<typeof BillingContact>;

/** The payer's address, as printed on the invoice. */
export const BillingAddress = z.object({
  line1: textField(),
  line2: z.optional(textField()),
  city: textField(80),
  state: textField(80),
  postalCode: textField(16),
  country: textField(80),
});
export type BillingAddress = z.infer<typeof BillingAddress>;

/** A request for a price; the server computes every amount. */
export const PricingRequest = z.object({
  pricingStage: PricingStage,
  productId: ProductCode,
  currency: Currency,
  voucherCode: z.optional(VoucherCode),
  emailId: z.optional(Email),
  billingContact: z.optional(BillingContact),
  billingAddress: z.optional(BillingAddress),
});
export type PricingRequest = z.infer<typeof PricingRequest>;
