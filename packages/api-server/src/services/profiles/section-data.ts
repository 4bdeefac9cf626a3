import { SECTION_DATA, type SectionId } from '@plinth/domain/profiles/profile-sections';
import { refuse } from '../refusal.ts';
import { toldDetails } from '../told-details.ts';

/**
 * Returns the data of one entry, validated against its section.
 * @throws Refusal BAD_REQUEST for a field that is wrong, missing or not of this section
 */
export function sectionData<Id extends SectionId>(sectionId: Id, data: unknown): Record<string, unknown> {
  const parsed = SECTION_DATA[sectionId].safeParse(data);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => ({
    path: ['data', ...issue.path.map(String)].join('.'),
    message: issue.message,
  }));
  throw refuse('BAD_REQUEST', 'Some of the data is not valid.', {
    ...toldDetails(fields),
    fields,
  });
}
