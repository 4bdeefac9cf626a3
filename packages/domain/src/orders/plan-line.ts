import * as z from 'zod/mini';

/** The lines of a payment plan in display order. */
export const PLAN_LINES = [
  'ORIGINAL_PRICE',
  'SCHOLARSHIP_WAIVER',
  'PLAN_DISCOUNT',
  'BOOKING_AMOUNT',
  'SINGLE_INSTALMENT',
  'FIRST_INSTALMENT',
  'SECOND_INSTALMENT',
  'EMI_AMOUNT',
  'PROCESSING_FEES',
  'FINAL_COURSE_FEES',
] as const;
export const PlanLine = z.enum(PLAN_LINES);
export type PlanLine = z.infer<typeof PlanLine>;

/** The label of a line on the screen and on an invoice. */
export const PLAN_LINE_LABELS: Record<PlanLine, string> = {
  ORIGINAL_PRICE: 'Original price',
  SCHOLARSHIP_WAIVER: 'Scholarship waiver',
  PLAN_DISCOUNT: 'Plan discount',
  BOOKING_AMOUNT: 'Booking amount',
  SINGLE_INSTALMENT: 'Single instalment',
  FIRST_INSTALMENT: 'First instalment',
  SECOND_INSTALMENT: 'Second instalment',
  EMI_AMOUNT: 'EMI amount',
  PROCESSING_FEES: 'Processing fees',
  FINAL_COURSE_FEES: 'Final course fees',
};
