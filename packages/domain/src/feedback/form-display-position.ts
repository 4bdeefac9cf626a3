import * as z from 'zod/mini';

/** The position of a feedback popup: centred, or at the bottom right. */
export const FORM_DISPLAY_POSITIONS = ['MIDDLE_POPUP', 'BOTTOM_POPUP'] as const;
export const FormDisplayPosition = z.enum(FORM_DISPLAY_POSITIONS);
export type FormDisplayPosition = z.infer<typeof FormDisplayPosition>;

/** The placement for each display position. */
export const POPUP_PLACEMENT: Record<FormDisplayPosition, 'centre' | 'bottom-right'> = {
  MIDDLE_POPUP: 'centre',
  BOTTOM_POPUP: 'bottom-right',
};
