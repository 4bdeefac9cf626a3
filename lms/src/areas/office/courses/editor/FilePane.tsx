import type { CourseDraft, DraftText } from '@plinth/domain/courses/course-draft';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { draftTextQuery } from '../../../../data/office-course-drafts.ts';
import { LoadState } from '../../../../parts/LoadState.tsx';
import { lazyPart } from '../../../../parts/lazy-part.ts';
import { RowsSkeleton } from '../../../../parts/RowsSkeleton.tsx';
import { SaveMark } from '../../../../parts/SaveMark.tsx';
import { WriterKnown } from '../../../../parts/WriterKnown.tsx';
import * as css from './editor.css.ts';
import { Preview } from './Preview.tsx';
import { TextPane } from './TextPane.tsx';
import { useDraftText } from './use-draft-text.ts';

/** The kind of a course file, which determines how it is edited. */
export type FileKind = 'lesson' | 'quiz' | 'assignment' | 'text';

type FilePaneProps = {
  draft: CourseDraft;
  path: string;
  kind: FileKind;
};

const AssignmentPane = lazyPart(async () => (await import('./assignment/AssignmentPane.tsx')).AssignmentPane);
const QuizPane = lazyPart(async () => (await import('./quiz/QuizPane.tsx')).QuizPane);
const LessonPane = lazyPart(async () => (await import('./lesson/LessonPane.tsx')).LessonPane);

/** One text of a draft, saved while typing, with the learners' page beside it. */
export function FilePane({ draft, path, kind }: FilePaneProps) {
  const { code, files } = draft;
  const query = useQuery(draftTextQuery(code, path));
  const { data, refetch } = query;
  const sum = files.find((file) => file.path === path)?.sum;
  // The draft is polled; the text only when the draft reports a change.
  useEffect(() => {
    if (data && sum !== undefined && sum !== data.sum) void refetch();
  }, [sum, data, refetch]);
  return (
    <LoadState query={query} what="The text">
      {(stored) => (
        <WriterKnown key={path} loading="The text is loading">
          <OpenFile code={code} stored={stored} kind={kind} media={files.map((file) => file.path)} />
        </WriterKnown>
      )}
    </LoadState>
  );
}

type OpenFileProps = { code: string; stored: DraftText; kind: FileKind; media: readonly string[] };

function OpenFile({ code, stored, kind, media }: OpenFileProps) {
  const state = useDraftText(code, stored);
  const { path } = stored;
  return (
    <div className={css.form}>
      <SaveMark state={state.state} />
      <div className={kind === 'text' ? css.form : css.beside}>
        <Suspense fallback={<RowsSkeleton />}>
          {kind === 'lesson' ? (
            <LessonPane key={state.taken} code={code} path={path} media={media} state={state} />
          ) : kind === 'quiz' ? (
            <QuizPane path={path} state={state} />
          ) : kind === 'assignment' ? (
            <AssignmentPane path={path} state={state} />
          ) : (
            <TextPane label={path} state={state} />
          )}
        </Suspense>
        {kind !== 'text' && <Preview code={code} path={path} text={state.text} />}
      </div>
    </div>
  );
}
