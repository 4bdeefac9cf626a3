import { Annotation } from '@plinth/ui/Annotation';
import { Section } from '@plinth/ui/Section';
import { Text } from '@plinth/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { personNotesQuery } from '../../../data/office-people.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { shortTime } from '../list/short-time.ts';
import { useListSearch } from '../list/use-list-search.ts';
import { DeleteNote } from './DeleteNote.tsx';
import { NewNote } from './NewNote.tsx';
import * as css from './person.css.ts';
import { pageParam, useSectionPage } from './section-page.ts';

/** The notes staff write to each other about a person. */
export function NotesSection({ userId }: { userId: string }) {
  const list = useListSearch();
  const client = useQueryClient();
  const pageNo = useSectionPage('notes');
  const notes = useQuery(personNotesQuery({ userId, pageNo }));
  const turn = (page: number) => list.filter({ [pageParam('notes')]: page > 1 ? String(page) : undefined });
  useLastPage(notes, pageNo + 1, (data) => ({ rows: data.notes.length, total: data.total }), turn);
  return (
    <Section className={css.section} title="Staff notes">
      <NewNote
        key={userId}
        userId={userId}
        label="New note"
        onSent={() => client.invalidateQueries({ queryKey: ['office', 'people', userId, 'notes'] })}
      />
      <LoadState query={notes} loading="Staff notes: loading">
        {(data) =>
          data.notes.length === 0 ? (
            <Text secondary>Nobody has written a note yet.</Text>
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
      <ListPagination label="Staff notes: pages" page={pageNo + 1} total={notes.data?.total} onPage={turn} />
    </Section>
  );
}
