import * as z from 'zod/mini';

/** Where a feedback popup stands: centred, or at the bottom right. */
export const FORM_DISPLAY_POSITIONS = ['MIDDLE_POPUP', 'BOTTOM_POPUP'] as const;
export const FormDisplayPosition = z.enum(FORM_DISPLAY_POSITIONS);
export type FormDisplayPosition = z.infer<typeof FormDisplayPosition>;

/** How a display position is laid out. */
export const POPUP_PLACEMENT: Record<FormDisplayPosition, 'centre' | 'bottom-right'> = {
  MIDDLE_POPUP: 'centre',
  BOTTOM_POPUP: 'bottom-right',
};
