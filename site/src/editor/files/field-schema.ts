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
  /** What a choice that may be left open is called then. */
  none?: string;
};

/** A schema as the forms are made from it. */
export const fieldSchemaOf = (schema: z.ZodType): FieldSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema;
