import { fileURLToPath } from 'node:url';
import { zipFolder } from '../../support/zip-folder.ts';
import { Breach } from '../breach.ts';
import type { Person } from '../person.ts';

const COURSE = fileURLToPath(new URL('../../../packages/school/courses/bim-a', import.meta.url));

/** A staff member checks the package of a course and publishes it. Returns the id of the course. */
export async function publishCourse({ api, emailId }: Person): Promise<string> {
  const packed = new File([new Uint8Array(zipFolder(COURSE))], 'bim-a.zip', { type: 'application/zip' });
  const check = await api.officeCourses.check({ body: { package: packed } });
  if (check.faults.length > 0) throw new Breach(emailId, `cannot publish: ${JSON.stringify(check.faults)}`);
  const { courseId } = await api.officeCourses.publish({ query: { seen: '0' }, body: { package: packed } });
  return courseId;
}
