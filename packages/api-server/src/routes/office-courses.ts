import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { readFormText, saveFormText } from '../services/office-courses/change-evaluation-form.ts';
import { checkPackage } from '../services/office-courses/check-package.ts';
import { downloadCourses } from '../services/office-courses/download-courses.ts';
import { downloadExample } from '../services/office-courses/download-example.ts';
import { downloadPackage } from '../services/office-courses/download-package.ts';
import { listCourses } from '../services/office-courses/list-courses.ts';
import { publishUpload } from '../services/office-courses/publish-upload.ts';
import { readCourse } from '../services/office-courses/read-course.ts';

export const officeCoursesRoutes: Routes<'officeCourses'> = {
  list: anyone(listCourses, 'query'),
  download: byOffice(downloadCourses, 'query'),
  downloadExample: () => downloadExample(),
  check: anyone(checkPackage, 'body.package'),
  publish: ({ context, input }) =>
    publishUpload(context.deps, officeAct(context, signedIn(context)), {
      file: input.body.package,
      seen: input.query.seen,
    }),
  read: anyone(readCourse, 'params.courseId'),
  downloadPackage: byOffice(downloadPackage, 'params', 'query'),
  readEvaluationForm: anyone(readFormText, 'params'),
  saveEvaluationForm: byOffice(saveFormText, 'params', 'body'),
};
