import type { ChecklistItem } from '@plinth/domain/lead-mentors/pre-session-checklist';
import * as z from 'zod';
import { readYamlFile } from '../read-yaml-file.ts';

const nameHint = 'name each item with small letters, digits and dashes, such as "room"';
const textHint = 'write each item in up to 200 characters';

const ChecklistFile = z
  .record(
    z.string().regex(/^[a-z0-9-]{1,40}$/, nameHint),
    z.string({ error: textHint }).trim().min(1, textHint).max(200, textHint),
  )
  .refine((items) => Object.keys(items).length > 0, 'write at least one item')
  .refine((items) => Object.keys(items).length <= 20, 'write up to 20 items');

/**
 * Reads the checklist of a course: a YAML file of names and texts, in display order.
 * @throws Fault that names the line and how to mend it
 */
export async function readChecklistFile(path: string): Promise<ChecklistItem[]> {
  const items = await readYamlFile(path, ChecklistFile);
  return Object.entries(items).map(([itemId, title]) => ({ itemId, title }));
}
