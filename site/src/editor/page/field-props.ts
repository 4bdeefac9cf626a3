import type { FieldSchema } from '../files/field-schema.ts';
import type { Json } from '../files/tidy.ts';
import type { Path } from './set-at.ts';

/** The properties that every control of the form accepts. */
export type FieldProps = {
  schema: FieldSchema;
  path: Path;
  value: Json | undefined;
  /** The label if the schema has none, as in a list of lines. */
  label?: string | undefined;
  /** The label is read out but not drawn, since the place already names it. */
  hideLabel?: boolean | undefined;
  isRequired: boolean;
};
