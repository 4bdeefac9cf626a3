import * as z from 'zod/mini';

/** The tabs of the EMI application in order; a tab's step is its position, from 1. */
export const EMI_TABS = [
  'Fill Employment Details',
  'Choose EMI Plan',
  'Fill Personal Information',
  'Fill Contact Information',
  'Upload Documents',
  'Review Page',
] as const;
export const EmiTab = z.enum(EMI_TABS);
export type EmiTab = z.infer<typeof EmiTab>;

/** A step of the EMI application, 1 to 6. */
export const EMI_STEPS = [1, 2, 3, 4, 5, 6] as const;
export const EmiStep = z.literal(EMI_STEPS);
export type EmiStep = z.infer<typeof EmiStep>;
