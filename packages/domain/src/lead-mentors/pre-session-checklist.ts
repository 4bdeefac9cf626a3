import * as z from 'zod/mini';
import { textField } from '../fields/text.ts';

/** The permanent id of a checklist item: what was done stays done when its text changes. */
export const ChecklistItemId = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,40}$/, 'Use small letters, digits and dashes'));

/** A task of a lead mentor before a session. */
export const ChecklistItem = z.object({ itemId: ChecklistItemId, title: textField(200) });
export type ChecklistItem = z.infer<typeof ChecklistItem>;

/** An item with its state for one session. */
export const CheckedItem = z.object({ ...ChecklistItem.shape, isDone: z.boolean() });
export type CheckedItem = z.infer<typeof CheckedItem>;

/** The default checklist before sessions, for courses without a list. */
export const PRE_SESSION_CHECKLIST: readonly ChecklistItem[] = [
  { itemId: 'outline', title: 'Read the page of the session and the lessons that lead up to it' },
  { itemId: 'queries', title: 'Look for questions about this part that many learners share' },
  { itemId: 'model', title: 'Open the models and sheets you will show, with every link loaded' },
  { itemId: 'tip', title: 'Write a tip: what learners should bring or have open' },
  { itemId: 'room', title: 'Be in the room ten minutes early: sound, camera, screen sharing' },
  { itemId: 'recording', title: 'Say that the session is recorded, and start the recording' },
];

/** Returns the list of a session: its items in order, each with whether it is done. */
export const toChecklist = (items: readonly ChecklistItem[], done: readonly string[]): CheckedItem[] =>
  items.map((item) => ({ ...item, isDone: done.includes(item.itemId) }));
