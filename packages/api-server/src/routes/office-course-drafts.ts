import { signedIn } from '../api/context.ts';
import { anyone, byOffice } from '../api/handlers.ts';
import type { Routes } from '../api/implementer.ts';
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

type Context = Parameters<typeof signedIn>[0];
const actOf = (context: Context) => officeAct(context, signedIn(context));

export const officeCourseDraftsRoutes: Routes<'officeCourseDrafts'> = {
  start: byOffice(startDraft, 'body'),
  read: anyone(readDraft, 'params'),
  discard: byOffice(discardDraft, 'params', 'query'),
  changeOutline: byOffice(changeDraft, 'params', 'body'),
  undo: byOffice(undoStep, 'params', 'body'),
  readText: anyone(readText, 'params', 'query'),
  saveText: byOffice(saveText, 'params', 'body'),
  preview: anyone(previewText, 'params', 'body'),
  quizStatistics: anyone(quizStatistics, 'params', 'query'),
  addMedia: ({ context, input: { params, query, body } }) =>
    addMedia(context.deps, actOf(context), { ...params, ...query, ...body }),
  importPackage: ({ context, input: { params, query, body } }) =>
    importDraft(context.deps, actOf(context), { ...params, ...query, file: body.package }),
  takeVersion: byOffice(takeVersion, 'params', 'body'),
  check: anyone(checkDraft, 'params'),
  publish: byOffice(publishDraft, 'params', 'body'),
  download: byOffice(downloadDraft, 'params'),
};
