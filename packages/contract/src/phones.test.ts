import { isContractProcedure } from '@orpc/contract';
import { APPLICATION_FORM_OF } from '@plinth/domain/course-applications/application-form';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { EXAMPLE_PHONES } from '../../domain/test/example-phones.ts';
import { contract } from './contract.ts';

type Field = { path: string; schema: z.ZodMiniType };

/** Finds the fields of an input named after a phone, at any depth. */
function phoneFields(schema: unknown, path: string): Field[] {
  if (schema instanceof z.ZodMiniObject)
    return Object.entries(schema.shape).flatMap(([name, inner]) =>
      /phone|mobile/i.test(name)
        ? [{ path: `${path}.${name}`, schema: inner as z.ZodMiniType }]
        : phoneFields(inner, `${path}.${name}`),
    );
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault)
    return phoneFields(schema._zod.def.innerType, path);
  if (schema instanceof z.ZodMiniArray) return phoneFields(schema._zod.def.element, path);
  if (schema instanceof z.ZodMiniUnion)
    return schema._zod.def.options.flatMap((option) => phoneFields(option, path));
  return [];
}

const fields = [
  ...Object.entries(contract).flatMap(([area, group]) =>
    Object.entries(group).flatMap(([name, procedure]) =>
      isContractProcedure(procedure) ? phoneFields(procedure['~orpc'].inputSchema, `${area}.${name}`) : [],
    ),
  ),
  // The call accepts any form; the service validates it by the form of its source.
  ...Object.entries(APPLICATION_FORM_OF).flatMap(([source, schema]) =>
    phoneFields(schema, `application.${source}`),
  ),
];

describe('phone fields of the calls', () => {
  it('VALID-33 are exactly the listed ones', () => {
    expect(fields.map(({ path }) => path).sort()).toEqual([
      'application.WEBSITE.mobile',
      'application.WEBSITE_QUICK_APPLY.mobile',
      'careerBuilder.saveLeadUserData.body.mobile',
      'careerBuilder.savePersonalDetails.body.mobile',
      'careerBuilder.updateLeadUserData.body.mobile',
      'leads.contactUs.body.data.mobile',
      'leads.saveLead.body.data.mobile',
      'orders.createOrder.body.billingContact.phone',
      'orders.createStripeOrder.body.billingContact.phone',
      'orders.priceProduct.body.billingContact.phone',
      'profiles.savePhone.body.phone',
      'referrals.invite.body.refereePhone',
    ]);
  });

  it.each(fields)(
    'VALID-33 D-119 $path is stored as the library parses it, for every country',
    ({ schema }) => {
      const stored = EXAMPLE_PHONES.flatMap(({ country, home, abroad }) => [
        schema.parse(`${country} ${home}`),
        schema.parse(abroad),
      ]);
      expect(stored).toEqual(EXAMPLE_PHONES.flatMap((one) => [one.stored, one.stored]));
    },
  );
});
