import * as z from 'zod/mini';

/** What a form is for. */
export const FORM_KINDS = ['QUIZ', 'FEEDBACK', 'ONBOARDING'] as const;
export const FormKind = z.enum(FORM_KINDS);
export type FormKind = z.infer<typeof FormKind>;
