import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { readFormText, saveFormText } from '../services/office-courses/change-evaluation-form.ts';
import { checkPackage } from '../services/office-courses/check-package.ts';
import { downloadCourses } from '../services/office-courses/download-courses.ts';
import { downloadExample } from '../services/office-courses/download-example.ts';
import { downloadPackage } from '../services/office-courses/download-package.ts';
import { listCourses } from '../services/office-courses/list-courses.ts';
import { publishUpload } from '../services/office-courses/publish-upload.ts';
import { readCourse } from '../services/office-courses/read-course.ts';

const { officeCourses } = api;

export const officeCoursesRoutes = officeCourses.router({
  list: officeCourses.list.handler(anyone(listCourses, 'query')),
  download: officeCourses.download.handler(byOffice(downloadCourses, 'query')),
  downloadExample: officeCourses.downloadExample.handler(() => downloadExample()),
  check: officeCourses.check.handler(anyone(checkPackage, 'body.package')),
  publish: officeCourses.publish.handler(({ context, input }) =>
    publishUpload(context.deps, officeAct(context, signedIn(context)), {
      file: input.body.package,
      seen: input.query.seen,
    }),
  ),
  read: officeCourses.read.handler(anyone(readCourse, 'params.courseId')),
  downloadPackage: officeCourses.downloadPackage.handler(byOffice(downloadPackage, 'params', 'query')),
  readEvaluationForm: officeCourses.readEvaluationForm.handler(anyone(readFormText, 'params')),
  saveEvaluationForm: officeCourses.saveEvaluationForm.handler(byOffice(saveFormText, 'params', 'body')),
});
