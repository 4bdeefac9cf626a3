import type { FieldSchema } from '../files/field-schema.ts';
import type { Json } from '../files/tidy.ts';
import type { Path } from './set-at.ts';

/** What every control of the form takes. */
export type FieldProps = {
  schema: FieldSchema;
  path: Path;
  value: Json | undefined;
  /** The label where the schema has none, as in a list of lines. */
  label?: string | undefined;
  /** The label is said but not drawn: the place names it already. */
  hideLabel?: boolean | undefined;
  isRequired: boolean;
};
