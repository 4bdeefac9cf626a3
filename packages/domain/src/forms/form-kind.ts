import * as z from 'zod/mini';

/** The purpose of a form. */
export const FORM_KINDS = ['QUIZ', 'FEEDBACK', 'ONBOARDING'] as const;
export const FormKind = z.enum(FORM_KINDS);
export type FormKind = z.infer<typeof FormKind>;
