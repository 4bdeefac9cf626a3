import { ApiError } from '@plinth/api-client/api-error';
import type { Note, PageMarks } from '@plinth/domain/notes/note';
import { NOTE_MAX } from '@plinth/domain/notes/note';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Link } from '@plinth/ui/Link';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState } from 'react';
import { keepMarks, marksQuery, type PageAddress, saveNote } from '../../../data/notes.ts';
import { SaveMark } from '../../../parts/SaveMark.tsx';
import { revisionBelow, useAutosave } from '../../../parts/use-autosave.ts';
import { WriterKnown } from '../../../parts/WriterKnown.tsx';
import * as css from './notes.css.ts';

/** The learner's note on a page: stored on the server, visible only to its writer, saved while typing. */
export function NotePanel({ address }: { address: PageAddress }) {
  const marks = useQuery(marksQuery(address));
  return (
    <section className={css.panel} id="your-note" aria-labelledby="your-note-title">
      <Heading level={2} size="s" id="your-note-title">
        Your note
      </Heading>
      {marks.data ? (
        <WriterKnown loading="Your note is loading">
          <Editor address={address} note={marks.data.note} />
        </WriterKnown>
      ) : marks.isError ? (
        <div role="alert" className={css.stack}>
          <Text size="s" tone="error">
            {marks.error.message}
          </Text>
          <div>
            <Button size="s" loading={marks.isFetching} onClick={() => void marks.refetch()}>
              Try again
            </Button>
          </div>
        </div>
      ) : (
        <div role="status" aria-busy="true" aria-label="Your note is loading">
          <Skeleton shape="block" />
        </div>
      )}
      <Text secondary>
        Only you read it.{' '}
        <Link href={`/learn/${encodeURIComponent(address.cohortId)}/notes`}>All your notes</Link>
      </Text>
    </section>
  );
}

function Editor({ address, note }: { address: PageAddress; note: Note }) {
  const client = useQueryClient();
  const { queryKey } = marksQuery(address);
  const key = `NOTE_${address.cohortId}_${address.nodeId}`;
  // Text of an unknown revision is saved without a question only if it is the first.
  const [revision] = useState(() => ({ current: revisionBelow<number>(key, note, 0) }));
  const [isWritten, setWritten] = useState(false);
  const keep = (next: Note) => {
    revision.current = next.revision;
    client.setQueryData<PageMarks>(queryKey, (kept) => kept && { ...kept, note: next });
    keepMarks(queryKey, client.getQueryData<PageMarks>(queryKey));
  };
  const readTheirs = () => client.fetchQuery({ ...marksQuery(address), staleTime: 0 });
  const words = useAutosave({
    key,
    stored: note.text,
    revision,
    save: async (text) => {
      try {
        keep((await saveNote({ ...address, text, revision: revision.current })).note);
      } catch (error) {
        // Another tab that found the same unsaved text may have sent it already.
        if (!(error instanceof ApiError) || error.status !== 409) throw error;
        const theirs = await readTheirs().catch(() => null);
        if (theirs?.note.text !== text) throw error;
        keep(theirs.note);
      }
    },
  });
  const isConflict = words.problem?.status === 409;
  const { text, state, take } = words;
  const [first] = useState(note.revision);
  // Another device wrote while nothing here is unsaved; what is unsaved, also since an earlier visit, meets it when it
  // is sent. In the layout, so that nothing can be typed in between.
  useLayoutEffect(() => {
    if (state !== 'saved' || note.revision <= Math.max(first, revision.current)) return;
    revision.current = note.revision;
    if (note.text !== text) take(note.text);
  }, [note, first, text, state, take, revision]);

  /** Loads what another device wrote: to replace the local text, or as its new base. */
  async function settle(choice: 'mine' | 'theirs') {
    const { note: theirs } = await readTheirs();
    revision.current = theirs.revision;
    if (choice === 'theirs') words.take(theirs.text);
    else words.change(words.text);
  }

  return (
    <div className={css.stack}>
      <TextArea
        label="Note"
        hideLabel
        rows={6}
        max={NOTE_MAX}
        placeholder="What you want to remember from this page"
        value={words.text}
        onChange={(event) => {
          setWritten(true);
          words.change(event.target.value);
        }}
      />
      {(isWritten || words.state !== 'saved') && <SaveMark state={words.state} />}
      {words.state === 'refused' && words.problem && (
        <div role="alert" className={css.stack}>
          <Text size="s" tone="error">
            {isConflict ? 'This note was changed on another device.' : words.problem.message}
          </Text>
          {isConflict && (
            <div className={css.line}>
              <Button size="s" onClick={() => void settle('mine')}>
                Keep this text
              </Button>
              <Button size="s" onClick={() => void settle('theirs')}>
                Take the other one
              </Button>
            </div>
          )}
        </div>
      )}
    </div>
  );
}
