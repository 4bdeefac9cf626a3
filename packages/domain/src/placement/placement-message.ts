import * as z from 'zod/mini';
import { textField } from '../fields/text.ts';

/** The maximum length of a message to the placement team, in characters. */
export const PLACEMENT_MESSAGE_MAX = 2000;

/** A message to the placement team. */
export const PlacementMessage = z.object({
  subject: z.optional(textField()),
  message: textField(PLACEMENT_MESSAGE_MAX),
});
export type PlacementMessage = z.infer<typeof PlacementMessage>;
