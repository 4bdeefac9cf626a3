import { signedIn } from '../api/context.ts';
import { anyone } from '../api/handlers.ts';
import { api } from '../api/implementer.ts';
import { officeAct } from '../services/audit-entries/record-audit.ts';
import { addMedia } from '../services/course-drafts/add-media.ts';
import { changeDraft } from '../services/course-drafts/change-draft.ts';
import { checkDraft } from '../services/course-drafts/check-draft.ts';
import { discardDraft } from '../services/course-drafts/discard-draft.ts';
import { downloadDraft } from '../services/course-drafts/download-draft.ts';
import { importDraft } from '../services/course-drafts/import-draft.ts';
import { previewText } from '../services/course-drafts/preview-text.ts';
import { publishDraft } from '../services/course-drafts/publish-draft.ts';
import { quizStatistics } from '../services/course-drafts/quiz-statistics.ts';
import { readDraft } from '../services/course-drafts/read-draft.ts';
import { readText } from '../services/course-drafts/read-text.ts';
import { saveText } from '../services/course-drafts/save-text.ts';
import { startDraft } from '../services/course-drafts/start-draft.ts';
import { takeVersion } from '../services/course-drafts/take-version.ts';
import { undoStep } from '../services/course-drafts/undo-step.ts';

const { officeCourseDrafts } = api;
type Context = Parameters<typeof signedIn>[0];
const actOf = (context: Context) => officeAct(context, signedIn(context));

export const officeCourseDraftsRoutes = officeCourseDrafts.router({
  start: officeCourseDrafts.start.handler(({ context, input }) =>
    startDraft(context.deps, actOf(context), input.body),
  ),
  read: officeCourseDrafts.read.handler(anyone(readDraft, 'params')),
  discard: officeCourseDrafts.discard.handler(({ context, input: { params, query } }) =>
    discardDraft(context.deps, actOf(context), { ...params, ...query }),
  ),
  changeOutline: officeCourseDrafts.changeOutline.handler(({ context, input: { params, body } }) =>
    changeDraft(context.deps, actOf(context), { ...params, ...body }),
  ),
  undo: officeCourseDrafts.undo.handler(({ context, input: { params, body } }) =>
    undoStep(context.deps, actOf(context), { ...params, ...body }),
  ),
  readText: officeCourseDrafts.readText.handler(({ context, input: { params, query } }) =>
    readText(context.deps, { ...params, ...query }),
  ),
  saveText: officeCourseDrafts.saveText.handler(({ context, input: { params, body } }) =>
    saveText(context.deps, actOf(context), { ...params, ...body }),
  ),
  preview: officeCourseDrafts.preview.handler(({ context, input: { params, body } }) =>
    previewText(context.deps, { ...params, ...body }),
  ),
  quizStatistics: officeCourseDrafts.quizStatistics.handler(({ context, input: { params, query } }) =>
    quizStatistics(context.deps, { ...params, ...query }),
  ),
  addMedia: officeCourseDrafts.addMedia.handler(({ context, input: { params, query, body } }) =>
    addMedia(context.deps, actOf(context), { ...params, ...query, ...body }),
  ),
  importPackage: officeCourseDrafts.importPackage.handler(({ context, input: { params, query, body } }) =>
    importDraft(context.deps, actOf(context), { ...params, ...query, file: body.package }),
  ),
  takeVersion: officeCourseDrafts.takeVersion.handler(({ context, input: { params, body } }) =>
    takeVersion(context.deps, actOf(context), { ...params, ...body }),
  ),
  check: officeCourseDrafts.check.handler(anyone(checkDraft, 'params')),
  publish: officeCourseDrafts.publish.handler(({ context, input: { params, body } }) =>
    publishDraft(context.deps, actOf(context), { ...params, ...body }),
  ),
  download: officeCourseDrafts.download.handler(({ context, input }) =>
    downloadDraft(context.deps, actOf(context), input.params),
  ),
});
