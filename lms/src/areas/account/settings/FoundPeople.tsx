import type { FoundPerson } from '@plinth/domain/account/found-person';
import { Annotation } from '@plinth/ui/Annotation';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleQuery } from '../../../data/support.ts';
import { ListPagination } from '../../../parts/ListPagination.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { showToast } from '../../../parts/show-toast.ts';
import { useLastPage } from '../../../parts/use-last-page.ts';
import { usePagedQuery } from '../../../parts/use-paged-query.ts';
import { actAs } from '../../../stores/acting.ts';
import * as css from './AccountSettingsPage.css.ts';

const ROLE_TEXTS = { LEARNER: 'Learner', INDUSTRIAL_GUIDE: 'Industrial guide', LEAD_MENTOR: 'Lead mentor' };

const nameOf = ({ firstName, lastName, emailId }: FoundPerson) =>
  [firstName, lastName].filter(Boolean).join(' ') || emailId;

/** The people a search has found, each with the way to act as them. */
export function FoundPeople({ search }: { search: string }) {
  const [page, setPage] = useState(1);
  const found = usePagedQuery(peopleQuery(search, page - 1));
  useLastPage(found, page, ({ people, total }) => ({ rows: people.length, total }), setPage);
  const act = useMutation({
    mutationFn: (userId: string) => actAs(userId),
    onError: (error) => void showToast('error', error.message),
  });
  return (
    <LoadState query={found} loading="People: loading" failed="People could not be searched">
      {({ people, total }) =>
        total === 0 ? (
          <Text tone="soft">No name or address matches.</Text>
        ) : (
          <>
            <ul className={css.rows} aria-label="People found" aria-busy={found.isPlaceholderData}>
              {people.map((person) => (
                <li key={person.userId} className={css.row}>
                  <div className={css.place}>
                    <span className={css.device}>{nameOf(person)}</span>
                    <Annotation as="span">
                      {[person.emailId, ...person.roles.map((role) => ROLE_TEXTS[role])].join(' · ')}
                    </Annotation>
                  </div>
                  <Button
                    size="s"
                    aria-label={`Act as ${nameOf(person)}, ${person.emailId}`}
                    loading={act.isPending && act.variables === person.userId}
                    onClick={() => act.mutate(person.userId)}
                  >
                    Act as
                  </Button>
                </li>
              ))}
            </ul>
            <ListPagination label="Pages of people" page={page} total={total} onPage={setPage} />
          </>
        )
      }
    </LoadState>
  );
}
