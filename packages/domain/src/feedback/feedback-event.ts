import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { Question } from '../forms/question.ts';
import { FormDisplayPosition } from './form-display-position.ts';

/** A form the server wants shown on a page. */
export const FeedbackEvent = z.object({
  eventId: Id,
  isMandatory: z.boolean(),
  form: z.object({
    formId: Id,
    title: z.string(),
    questions: z.array(Question),
    formDisplayPosition: FormDisplayPosition,
  }),
});
export type FeedbackEvent = z.infer<typeof FeedbackEvent>;
