import { Checkbox } from '@plinth/ui/Checkbox';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { connectionsQuery, saveVouchSettings } from '../../../data/vouching.ts';
import { ErrorBanner } from '../../../parts/ErrorBanner.tsx';
import { LoadState } from '../../../parts/LoadState.tsx';
import { ShowMore } from '../../../parts/ShowMore.tsx';
import { ProfileCard } from '../ProfileCard.tsx';
import * as css from '../profile.css.ts';
import { OwnConnection } from './OwnConnection.tsx';

/** Questions from future learners about the course, and whether the owner accepts them. */
export function ConnectionsCard() {
  const queryClient = useQueryClient();
  const list = useInfiniteQuery(connectionsQuery());
  const settings = useMutation({
    mutationFn: saveVouchSettings,
    // Sent one after the other, so that the last press counts.
    scope: { id: 'vouch-settings' },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['vouching'] }),
  });
  const [first] = list.data?.pages ?? [];
  const all = list.data?.pages.flatMap(({ connections }) => connections) ?? [];
  if (first && !first.canVouch && all.length === 0) return null;
  return (
    <ProfileCard id="vouch" title="Questions about your course">
      <LoadState
        query={list}
        loading="Questions are loading"
        skeleton={
          <>
            <Skeleton shape="text" />
            <Skeleton shape="text" width="most" />
          </>
        }
      >
        {() =>
          first && (
            <>
              {first.canVouch && (
                <Checkbox
                  label="Future learners may ask me"
                  hint="Your profile gets a button for it. You see first names only, and the school emails what you answer, so nobody learns your address."
                  checked={settings.isPending ? settings.variables.takesQuestions : first.takesQuestions}
                  onChange={({ target }) => settings.mutate({ takesQuestions: target.checked })}
                />
              )}
              <ErrorBanner error={settings.error} />
              {all.length > 0 ? (
                <ul className={css.list}>
                  {all.map((connection) => (
                    <li key={connection.connectionId} className={css.entry}>
                      <OwnConnection connection={connection} />
                    </li>
                  ))}
                </ul>
              ) : (
                first.takesQuestions && <Text secondary>Nobody has asked yet.</Text>
              )}
              <div>
                <ShowMore list={list} />
              </div>
            </>
          )
        }
      </LoadState>
    </ProfileCard>
  );
}
