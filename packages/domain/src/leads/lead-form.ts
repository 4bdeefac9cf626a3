import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Email } from '../fields/email.ts';
import { OptionalName, PersonName } from '../fields/person-name.ts';
import { Phone } from '../fields/phone.ts';
import { textField } from '../fields/text.ts';
import { UniqueReferrerId } from '../referrals/referral-link.ts';
import { storableAttribution } from './storable-attribution.ts';

/** Overlong values of an advertiser are cut: they must not cost the lead. */
const Attribution = z.string().check(z.overwrite(storableAttribution));

/** The visitor's data on a lead form. */
export const LeadData = z.object({
  firstName: PersonName,
  lastName: z.optional(OptionalName),
  mobile: z.optional(Phone),
  productId: z.optional(ProductCode),
  city: z.optional(textField(80)),
  occupation: z.optional(textField()),
  message: z.optional(textField(1000)),
});
export type LeadData = z.infer<typeof LeadData>;

/**
 * A lead. fbclid, _fbp and _fbc are always sent, empty when unknown; the utm fields only if the source is facebook.
 * uniqueReferrerId identifies the friend whose link brought the visitor.
 */
export const LeadForm = z.object({
  data: LeadData,
  emailId: Email,
  fbclid: Attribution,
  _fbp: Attribution,
  _fbc: Attribution,
  utm_medium: z.optional(Attribution),
  utm_campaign: z.optional(Attribution),
  utm_content: z.optional(Attribution),
  uniqueReferrerId: z.optional(UniqueReferrerId),
});
export type LeadForm = z.infer<typeof LeadForm>;
