/** The parts of a JSON Schema that are read here; a reference names a schema of the components. */
export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  contentMediaType?: string;
};

const PREFIX = '#/components/schemas/';

export const refTo = (name: string) => `${PREFIX}${name}`;

export const nameOfRef = (ref: string) => ref.slice(PREFIX.length);

/** Whether a schema is a file, a list of files, or either. */
export const isFile = ({ contentMediaType, items, anyOf = [] }: JsonSchema): boolean =>
  contentMediaType !== undefined ||
  [items ?? {}, ...anyOf].some((inner) => inner.contentMediaType !== undefined);
