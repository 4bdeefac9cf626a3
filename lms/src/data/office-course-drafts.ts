import type { CourseDraft, OutlineChange } from '@plinth/domain/courses/course-draft';
import { api, uploadFile } from './api.ts';
import { callQuery } from './call-query.ts';

const AREA = ['office', 'course-draft'] as const;
/** How often a draft is polled for other authors' changes. */
const LOOK_MS = 15_000;

/** A draft with its modules, lessons and files. */
export const courseDraftQuery = (code: string) =>
  callQuery(
    [...AREA, code],
    api.officeCourseDrafts.read,
    { params: { code } },
    {
      staleTime: 0,
      refetchInterval: LOOK_MS,
    },
  );

/** Starts a draft; `title` is the title of a new course. */
export const startDraft = (code: string, title: string | null) =>
  api.officeCourseDrafts.start({ body: { code, title } });

export const discardDraft = ({ code, revision }: CourseDraft) =>
  api.officeCourseDrafts.discard({ params: { code }, query: { revision: String(revision) } });

export const changeOutline = ({ code, outlineRevision }: CourseDraft, change: OutlineChange) =>
  api.officeCourseDrafts.changeOutline({ params: { code }, body: { outlineRevision, change } });

export const undoStep = ({ code, revision }: CourseDraft, isRedo: boolean) =>
  api.officeCourseDrafts.undo({ params: { code }, body: { revision, isRedo } });

/** A draft's text, fetched again each time it is opened. */
export const draftTextQuery = (code: string, path: string) =>
  callQuery(
    [...AREA, code, 'text', path],
    api.officeCourseDrafts.readText,
    { params: { code }, query: { path } },
    {
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0,
    },
  );

/** @param seen the checksum of the text that was edited */
export const saveDraftText = (code: string, path: string, text: string, seen: string) =>
  api.officeCourseDrafts.saveText({ params: { code }, body: { path, text, seen } });

/** A text as a learner would see it, saved or not. */
export const draftPreviewQuery = (code: string, path: string, text: string) =>
  callQuery(
    [...AREA, code, 'preview', path, text],
    api.officeCourseDrafts.preview,
    { params: { code }, body: { path, text } },
    { gcTime: 0 },
  );

/** The statistics of a published quiz's questions. */
export const quizStatisticsQuery = (code: string, path: string) =>
  callQuery([...AREA, code, 'statistics', path], api.officeCourseDrafts.quizStatistics, {
    params: { code },
    query: { path },
  });

/** The problems in a draft, or what publishing it would change. */
export const checkDraft = (code: string) => api.officeCourseDrafts.check({ params: { code } });

type Publication = { revision: number; seen: number; note: string };
export const publishDraft = (code: string, body: Publication) =>
  api.officeCourseDrafts.publish({ params: { code }, body });

/** Replaces the draft with the sources that a version was published from. */
export const takeVersion = ({ code, revision }: CourseDraft, version: number) =>
  api.officeCourseDrafts.takeVersion({ params: { code }, body: { revision, version } });

export const fetchDraftPackage = (code: string) => api.officeCourseDrafts.download({ params: { code } });

type OnProgress = (share: number) => void;

export const addDraftMedia = (code: string, folder: string, file: File, onProgress: OnProgress = () => {}) =>
  uploadFile<Awaited<ReturnType<typeof api.officeCourseDrafts.addMedia>>>({
    method: 'POST',
    path: `/v1/office/course-drafts/${code}/media?folder=${encodeURIComponent(folder)}`,
    fields: { file },
    onProgress,
  });

export const importIntoDraft = ({ code, revision }: CourseDraft, file: File, onProgress: OnProgress) =>
  uploadFile<Awaited<ReturnType<typeof api.officeCourseDrafts.importPackage>>>({
    method: 'POST',
    path: `/v1/office/course-drafts/${code}/import?revision=${revision}`,
    fields: { package: file },
    onProgress,
  });
