import { PAGE_SIZE } from '@plinth/domain/fields/page-no';
import { NewStaffNote } from '@plinth/domain/people/person-sections';
import { Annotation } from '@plinth/ui/Annotation';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Heading } from '@plinth/ui/Heading';
import { Pagination } from '@plinth/ui/Pagination';
import { Text } from '@plinth/ui/Text';
import { TextArea } from '@plinth/ui/TextArea';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { personNotesQuery, writeStaffNote } from '../../../data/office-people.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { shortTime } from '../list/short-time.ts';
import type { ListState } from '../list/use-list-search.ts';
import { DeleteNote } from './DeleteNote.tsx';
import * as css from './person.css.ts';
import { pageParam, sectionPageOf } from './section-page.ts';

/** What staff write about a person for each other. */
export function NotesSection({ userId, list }: { userId: string; list: ListState }) {
  const client = useQueryClient();
  const pageNo = sectionPageOf(list, 'notes');
  const notes = useQuery(personNotesQuery({ userId, pageNo }));
  const [text, setText] = useState('');
  const write = useMutation({
    mutationFn: (wanted: string) => writeStaffNote(userId, wanted),
    onSuccess: async () => {
      setText('');
      await client.invalidateQueries({ queryKey: ['office', 'people', userId, 'notes'] });
    },
  });
  const judged = NewStaffNote.safeParse({ text });
  return (
    <section className={css.section} aria-labelledby="person-notes">
      <Heading level={2} size="m" id="person-notes">
        Notes of the staff
      </Heading>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (judged.success && !write.isPending) write.mutate(judged.data.text);
        }}
      >
        <TextArea
          label="New note"
          hint="Colleagues read it; so may the person, who can ask for all that is kept of them."
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {write.error && (
          <Banner tone="error" live="alert">
            {write.error.message}
          </Banner>
        )}
        <div>
          <Button type="submit" disabled={!judged.success} loading={write.isPending}>
            Save note
          </Button>
        </div>
      </form>
      <LoadState query={notes} loading="Notes of the staff: loading">
        {(data) =>
          data.notes.length === 0 ? (
            <Text size="s" tone="soft">
              Nobody has written a note yet.
            </Text>
          ) : (
            <div>
              {data.notes.map((note) => (
                <article key={note.noteId} className={css.note}>
                  <div className={css.line}>
                    <Annotation>
                      {note.author || 'A closed account'}, {shortTime(note.createdAt)}
                    </Annotation>
                    {note.isDeletable && <DeleteNote userId={userId} note={note} />}
                  </div>
                  <p className={css.noteText}>{note.text}</p>
                </article>
              ))}
            </div>
          )
        }
      </LoadState>
      <Pagination
        label="Notes of the staff: pages"
        page={pageNo + 1}
        pages={Math.ceil((notes.data?.total ?? 0) / PAGE_SIZE)}
        onPage={(page) => list.filter({ [pageParam('notes')]: page > 1 ? String(page) : undefined })}
      />
    </section>
  );
}
