import { JSON_SCHEMA_REGISTRY } from '@orpc/zod/zod4';
import { DraftPath } from '@plinth/domain/courses/course-draft';
import { Instant } from '@plinth/domain/fields/instant';
import { IsoDate, IsoMonth } from '@plinth/domain/fields/iso-date';

/**
 * Registers what JSON Schema can say of fields whose rule is a function. Call it once, before schemas are converted to
 * JSON Schema.
 */
export function registerFieldForms(): void {
  JSON_SCHEMA_REGISTRY.add(Instant, { format: 'date-time', description: 'A moment in UTC.' });
  JSON_SCHEMA_REGISTRY.add(IsoDate, { format: 'date', description: 'A day of the calendar.' });
  JSON_SCHEMA_REGISTRY.add(IsoMonth, {
    pattern: '^\\d{4}-(0[1-9]|1[0-2])$',
    description: 'A month of the calendar.',
  });
  JSON_SCHEMA_REGISTRY.add(DraftPath, {
    pattern: '^[^/]+(/[^/]+)*$',
    description: 'A path inside the folder of a course, with forward slashes.',
  });
}
