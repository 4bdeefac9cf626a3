import { plainNumber } from '@plinth/domain/fields/plain-number';
import { MINOR_UNITS } from '@plinth/domain/money/format-money';
import { parseAmount } from '@plinth/domain/money/parse-amount';
import { type ListSectionId, SECTION_DATA } from '@plinth/domain/profiles/profile-sections';
import { SECTION_FIELDS, type SectionField } from './section-fields.ts';

/** An entry while being typed. */
export type EntryDraft = Record<string, string>;

const asTyped = ({ kind }: SectionField, value: unknown): string => {
  if (value === undefined || value === null) return '';
  if (kind === 'money') return String(Number(value) / MINOR_UNITS);
  return Array.isArray(value) ? value.join(', ') : String(value);
};

/** An existing entry as form input; empty fields without one. */
export const entryDraft = (sectionId: ListSectionId, entry: object | null): EntryDraft =>
  Object.fromEntries(
    SECTION_FIELDS[sectionId].map((field) => [
      field.name,
      asTyped(field, entry === null ? undefined : (entry as Record<string, unknown>)[field.name]),
    ]),
  );

// Text that is not a number stays text, so that the schema refuses it.
const numberOf = (text: string, pattern: RegExp): number | string =>
  pattern.test(plainNumber(text)) ? Number(plainNumber(text)) : text;

function asSent({ kind, required = false, isOpenEnded = false }: SectionField, typed: string): unknown {
  const text = typed.trim();
  if (text === '') return required ? '' : isOpenEnded ? null : undefined;
  switch (kind) {
    case 'year':
    case 'whole':
      return numberOf(text, /^\d{1,4}$/);
    case 'money':
      return parseAmount(text) ?? text;
    case 'list':
      return text
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean);
    default:
      return text;
  }
}

type Judged =
  | { data: Record<string, unknown>; problems: null }
  | { data: null; problems: Record<string, string> };

const messageOf = (field: SectionField | undefined, issue: { code?: string; message: string }): string =>
  issue.code === 'custom'
    ? issue.message
    : (field?.problem ?? (field?.kind === 'choice' ? 'Choose one.' : 'Check this field.'));

/** The data of a draft, or what is wrong with each field, as the text shown beside it. */
export function judgeEntry(sectionId: ListSectionId, draft: EntryDraft): Judged {
  const fields = SECTION_FIELDS[sectionId];
  const sent = Object.fromEntries(
    fields.flatMap((field) => {
      const value = asSent(field, draft[field.name] ?? '');
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
  const parsed = SECTION_DATA[sectionId].safeParse(sent);
  if (parsed.success) return { data: parsed.data, problems: null };
  const problems: Record<string, string> = {};
  for (const issue of parsed.error.issues) {
    const name = String(issue.path[0] ?? '');
    problems[name] ??= messageOf(
      fields.find((field) => field.name === name),
      issue,
    );
  }
  return { data: null, problems };
}
