import type { FieldSchema } from '../files/field-schema.ts';

const isLarge = ({ type }: FieldSchema) => type === 'array' || type === 'object';

/**
 * Returns where in the form a mistake is, using the form's labels: `faqs.1.answer` is `Questions and answers, question
 * 2`. A single field is named by the message itself, so only its place is returned.
 */
export function placeOf(schema: FieldSchema, path: string): string {
  const words: string[] = [];
  let at: FieldSchema = schema;
  for (const step of path.split('.')) {
    if (at.type === 'array') {
      words.push(`${at.item ?? 'entry'} ${Number(step) + 1}`);
      at = at.items ?? {};
      continue;
    }
    at = at.properties?.[step] ?? {};
    if (isLarge(at)) words.push(at.title ?? step);
  }
  return words.join(', ');
}
