import * as z from 'zod/mini';
import { Email } from '../fields/email.ts';
import { PaymentProvider } from './payment-provider.ts';
import { BillingAddress, BillingContact, PricingRequest } from './pricing-request.ts';

/** An order without an application: a price request plus the payer and the invoice address. */
export const OrderRequest = z.extend(PricingRequest, {
  emailId: Email,
  billingContact: BillingContact,
  billingAddress: BillingAddress,
  provider: z.optional(PaymentProvider),
});
export type OrderRequest = z.infer<typeof OrderRequest>;
