import { ApiError } from '@plinth/api-client/api-error';
import type { CourseDraft, OutlineChange } from '@plinth/domain/courses/course-draft';
import { Button } from '@plinth/ui/Button';
import { EmptyState } from '@plinth/ui/EmptyState';
import { Link } from '@plinth/ui/Link';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import {
  changeOutline,
  courseDraftQuery,
  startDraft,
  undoStep,
} from '../../../../data/office-course-drafts.ts';
import { ErrorBanner } from '../../../../parts/ErrorBanner.tsx';
import { LoadState } from '../../../../parts/LoadState.tsx';
import { ListPage } from '../../list/ListPage.tsx';
import { useListSearch } from '../../list/use-list-search.ts';
import { CoursePane } from './CoursePane.tsx';
import { DraftBar } from './DraftBar.tsx';
import * as css from './editor.css.ts';
import { ImportSheet } from './ImportSheet.tsx';
import { ModulePane } from './ModulePane.tsx';
import { placeAfter } from './moves-of.ts';
import { OtherFilePane } from './OtherFilePane.tsx';
import { Outline } from './Outline.tsx';
import { PublishDraftSheet } from './PublishDraftSheet.tsx';
import { partIn, TopicPane } from './TopicPane.tsx';
import { useDraftChange } from './use-draft-change.ts';
import { useLinkedField } from './use-linked-field.ts';

/** The editor of a course: its outline, the open part, and its publication. */
export function CourseEditorPage({ code }: { code: string }) {
  const query = useQuery(courseDraftQuery(code));
  const isMissing = query.error instanceof ApiError && query.error.status === 404;
  return (
    <ListPage
      sheet="O-161"
      title={query.data?.title ?? 'Write a course'}
      shown={code}
      lead={<Link href="/office/courses">All courses</Link>}
    >
      {isMissing ? (
        <BeginDraft code={code} />
      ) : (
        <LoadState query={query} what="The course">
          {(draft) => <Editor draft={draft} />}
        </LoadState>
      )}
    </ListPage>
  );
}

function BeginDraft({ code }: { code: string }) {
  const client = useQueryClient();
  const begin = useMutation({
    mutationFn: () => startDraft(code, null),
    onSuccess: (draft) => client.setQueryData(courseDraftQuery(code).queryKey, draft),
  });
  return (
    <EmptyState
      level={2}
      title="This course has no draft"
      action={
        <Button variant="primary" loading={begin.isPending} onClick={() => begin.mutate()}>
          Start from the published version
        </Button>
      }
    >
      A draft is private until you publish it.
      <ErrorBanner error={begin.error} />
    </EmptyState>
  );
}

const SHEETS = ['publish', 'import'];

function Editor({ draft }: { draft: CourseDraft }) {
  const list = useListSearch();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { open, sheet } = list.search;
  // The hash of the address that is shown, not of the one that is still on its way.
  const field = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.hash ?? '' });
  const columns = useLinkedField(field, open);
  const [said, setSaid] = useState('');
  const { code } = draft;
  const module = draft.modules.find(({ path }) => path === open);
  const topic = draft.modules
    .flatMap(({ topics }) => topics)
    .find(({ path }) => path === open || (open !== undefined && partIn(path, open) !== undefined));
  /** The open module, lesson or file; the address may name one part of a lesson. */
  const entry = topic?.path ?? open;
  const change = useDraftChange(code, async (wanted: OutlineChange) => {
    const next = await changeOutline(draft, wanted);
    setSaid(next.undo?.label ?? '');
    const place = entry === undefined ? undefined : placeAfter(draft, next, entry);
    if (place !== entry) list.open(place);
    return next;
  });
  const undo = useDraftChange(code, async (isRedo: boolean) => {
    const next = await undoStep(draft, isRedo);
    setSaid(isRedo ? `Redone: ${next.undo?.label}` : `Undone: ${next.redo?.label}`);
    // Open texts show their current state.
    await client.invalidateQueries({ queryKey: [...courseDraftQuery(code).queryKey, 'text'] });
    return next;
  });
  const isBusy = change.isPending || undo.isPending;
  const apply = (wanted: OutlineChange, onDone?: () => void) =>
    change.mutate(wanted, onDone ? { onSuccess: onDone } : {});
  const error = change.error ?? undo.error;
  const close = () => list.filter({ sheet: undefined, open });
  return (
    <div className={css.pane}>
      <DraftBar
        draft={draft}
        isBusy={isBusy}
        onUndo={(isRedo) => undo.mutate(isRedo)}
        onSheet={(next) => list.filter({ sheet: next, open })}
        onDiscarded={() => {
          // A course that was never published is gone entirely.
          if (draft.courseId === null) void navigate({ href: '/office/courses' });
          client.removeQueries({ queryKey: ['office', 'courses'] });
          void client.resetQueries({ queryKey: courseDraftQuery(code).queryKey });
        }}
      />
      <div role="status" className={css.said}>
        {said}
      </div>
      <ErrorBanner error={error} />
      <div ref={columns} className={css.columns}>
        <Outline draft={draft} open={entry} isBusy={isBusy} onOpen={list.open} onChange={apply} />
        {module ? (
          <ModulePane key={module.path} draft={draft} module={module} isBusy={isBusy} onChange={apply} />
        ) : topic ? (
          <TopicPane
            key={open}
            draft={draft}
            topic={topic}
            part={partIn(topic.path, open ?? '')}
            isBusy={isBusy}
            onChange={apply}
          />
        ) : open === undefined ? (
          <CoursePane draft={draft} isBusy={isBusy} onChange={apply} onOpen={list.open} />
        ) : (
          <OtherFilePane key={open} draft={draft} path={open} isBusy={isBusy} onChange={apply} />
        )}
      </div>
      {sheet === SHEETS[0] && <PublishDraftSheet draft={draft} onClose={close} />}
      {sheet === SHEETS[1] && <ImportSheet draft={draft} onClose={close} />}
    </div>
  );
}
