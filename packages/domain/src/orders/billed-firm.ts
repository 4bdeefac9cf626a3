import * as z from 'zod/mini';
import { Gstin } from '../fields/gstin.ts';
import { textField } from '../fields/text.ts';

const NAME_MAX = 100;

/** The Indian firm an invoice is made out to instead of the payer, with its number in the goods and services tax. */
export const BilledFirm = z.object({ name: textField(NAME_MAX), gstin: Gstin });
export type BilledFirm = z.infer<typeof BilledFirm>;
