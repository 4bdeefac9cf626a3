import type { Region } from '@plinth/domain/catalog/region';
import { escapeHtml } from '../services/mails/escape-html.ts';

/** A product of the school's own, as shown in the catalogue. */
export type OwnCourse = {
  region: Region;
  code: string;
  path: string;
  title: string;
  outcome: string;
  duration: string;
  fee: string;
};

const ROW = /(<template\b[^>]*\bdata-own-course="?([A-Z_]+)"?[^>]*>)([\s\S]*?)(<\/template>)/g;
const WORD = /%(code|path|title|outcome|duration|fee)%/g;

/**
 * Writes the school's own courses into a built catalogue: the page supplies a sample row in the site's style, and the
 * courses follow it in their order. They are made in the office after the site was built.
 */
export function withOwnCourses(html: string, courses: readonly OwnCourse[]): string {
  return html.replace(ROW, (whole, _open: string, region: string, row: string) => {
    const rows = courses
      .filter((course) => course.region === region)
      .map((course) => row.replace(WORD, (_word, name: keyof OwnCourse) => escapeHtml(course[name])));
    return whole + rows.join('');
  });
}
