import { isFile, type JsonSchema, nameOfRef } from './json-schema.ts';
import { ownExamples } from './own-examples.ts';

/** How deep an example goes; anything deeper is shown under its own schema. */
const DEEPEST = 6;

const ID = '0195f3a2-7b1c-7d4e-8f60-1a2b3c4d5e6f';
const DAY = '2026-03-02';
const INSTANT = `${DAY}T09:30:00.000Z`;

/** Sample values by field name, for fields whose type says only that they are text. */
const TEXTS: [RegExp, string][] = [
  [
    /(^|[a-z])(At|From|Until|Since|Date|Start|End|Time|Deadline|Instant|until|asOf)$|^(from|to|start|end|date|at|until|since)$/,
    INSTANT,
  ],
  [/^taxes$/, 'INR CGST 9; INR SGST 9'],
  [/gstin/i, '27AAPFU0939F1ZV'],
  [/employerId/, ID],
  [/path$/i, '/courses/example'],
  [/email/i, 'asha@example.org'],
  [/phone|contactNo|mobile/i, '+919876543210'],
  [/url|link|href|website/i, 'https://school.example.org/courses/example'],
  [/firstName/i, 'Asha'],
  [/lastName/i, 'Verma'],
  [/name/i, 'Asha Verma'],
  [/title|heading|label/i, 'Reading a section'],
  [/currency/i, 'INR'],
  [/token|code|hash|secret|password/i, 'b7c1f0d2a94e4c51'],
  [/zone/i, 'Asia/Kolkata'],
  [
    /message|text|summary|description|reason|note|comment|answer|question|body/i,
    'The stair meets the landing one tread too early.',
  ],
];

/** Texts with a prescribed form: the first that matches a pattern is its example. */
const FORMED = [
  'reading-a-section',
  '10:00',
  '4242',
  '2026-03',
  DAY,
  '09',
  'GOOGLE',
  'WELCOME-2026',
  'PL-2345-6789-ABCD',
  'pm_card_visa',
  '6fa459eaee8a3ca4894edb77e160355e',
  '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  `B${'Nc0a7f1u2Q'.repeat(8)}cdefgh`,
];

const byFormat: Record<string, string> = {
  uuid: ID,
  email: 'asha@example.org',
  uri: 'https://school.example.org/courses/example',
  'date-time': INSTANT,
  date: DAY,
};

function textOf({ format, pattern, minLength = 0, maxLength }: JsonSchema, field: string): string {
  const formed = pattern
    ? FORMED.find((text) => text.length >= minLength && new RegExp(pattern).test(text))
    : undefined;
  const text =
    formed ?? byFormat[format ?? ''] ?? TEXTS.find(([names]) => names.test(field))?.[1] ?? 'Example';
  return text.padEnd(minLength, '.').slice(0, maxLength);
}

function numberOf({ minimum, maximum, exclusiveMinimum }: JsonSchema, field: string): number {
  const usual = /amount|price|total|fee|discount|paid|due/i.test(field) ? 4_500_000 : 1;
  const least = minimum ?? (exclusiveMinimum === undefined ? usual : exclusiveMinimum + 1);
  return Math.max(least, Math.min(usual, maximum ?? usual));
}

/** The keys of an object that maps prescribed names to values of one type. */
function keysOf(
  { propertyNames, additionalProperties }: JsonSchema,
  schemas: Record<string, JsonSchema>,
): string[] {
  if (typeof additionalProperties !== 'object') return [];
  const names = propertyNames?.$ref ? schemas[nameOfRef(propertyNames.$ref)] : propertyNames;
  return (names?.enum ?? []).map(String);
}

/**
 * A value that fits a schema, the same on every call: the first choice of each, one entry per list, and text chosen by
 * field name. Null below a certain depth if the schema allows null and nothing else is available.
 */
export function exampleOf(
  schema: JsonSchema,
  schemas: Record<string, JsonSchema>,
  field = '',
  depth = 0,
): unknown {
  const of = (inner: JsonSchema, name = field, deeper = 0) => exampleOf(inner, schemas, name, depth + deeper);
  if (schema.$ref) {
    const name = nameOfRef(schema.$ref);
    const example = of(schemas[name] ?? {});
    return ownExamples[name] ? { ...(example as object), ...ownExamples[name] } : example;
  }
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const isNullable = choices.some(({ type }) => type === 'null');
    if (isNullable && depth > DEEPEST) return null;
    return of(choices.find(({ type }) => type !== 'null') ?? {});
  }
  if (schema.allOf) {
    const parts = schema.allOf.map((part) => of(part));
    return parts.every((part) => typeof part === 'object') ? Object.assign({}, ...parts) : parts[0];
  }
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries([
        ...Object.entries(schema.properties ?? {})
          .filter(([name, inner]) => schema.required?.includes(name) || (depth <= DEEPEST && !isFile(inner)))
          .map(([name, inner]) => [name, of(inner, name, 1)]),
        ...keysOf(schema, schemas).map((name) => [
          name,
          of(schema.additionalProperties as JsonSchema, name, 1),
        ]),
      ]);
    case 'array': {
      const least = Math.max(schema.minItems ?? 0, field === 'options' ? 2 : 1);
      return depth > DEEPEST && !schema.minItems
        ? []
        : Array.from({ length: least }, (_, index) => {
            const entry = of(schema.items ?? {}, field, 1);
            return index > 0 && typeof entry === 'string' ? `${entry} ${index + 1}` : entry;
          });
    }
    case 'integer':
    case 'number':
      return numberOf(schema, field);
    case 'boolean':
      return true;
    case 'null':
      return null;
    case 'string':
      return textOf(schema, field);
    default:
      return field === '' ? {} : 'Example';
  }
}
