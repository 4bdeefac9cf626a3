import { z } from 'astro/zod';

/** The part of a JSON schema that the editor reads; the names in the second half are our own metadata. */
export type FieldSchema = {
  type?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  enum?: string[];
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  title?: string;
  description?: string;
  item?: string;
  unit?: string;
  widget?: 'order' | 'picture' | 'drawing' | 'day' | 'long';
  labels?: Record<string, string>;
  /** The id of the part of the page that shows the field. */
  part?: string;
  /** The label of the empty choice, if the field may be left open. */
  none?: string;
};

/** Converts a schema to the form's field schema. */
export const fieldSchemaOf = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
