import { isHttpUrl } from '@plinth/domain/fields/http-url';
import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { wayInQuery } from '../../../data/meetings.ts';
import { LoadState } from '../../../parts/LoadState.tsx';
import { PageHeading } from '../../../parts/PageHeading.tsx';
import { AppFrame } from '../../../shell/AppFrame.tsx';
import { goToRoom } from './go-to-room.ts';
import * as css from './JoinPage.css.ts';

type JoinPageProps = { cohortId: string; liveSessionId: string };

/** The entry page of a session: people who may join are sent on into the room, others read why they cannot yet. */
export function JoinPage({ cohortId, liveSessionId }: JoinPageProps) {
  const query = useQuery(wayInQuery(cohortId, liveSessionId));
  const url = query.data && isHttpUrl(query.data.url) ? query.data.url : null;
  useEffect(() => {
    if (url !== null) goToRoom(url);
  }, [url]);
  return (
    <AppFrame>
      <div className={css.page}>
        <LoadState query={query} loading="The room is being opened" failed="The room is not open" level={1}>
          {() => (
            <>
              <PageHeading title="You are on your way into the room" />
              {url === null ? (
                <Text>Its link is damaged. Tell your lead mentor.</Text>
              ) : (
                <>
                  <Text>It opens by itself. If it does not, open it here.</Text>
                  <Button variant="primary" href={url} rel="noreferrer">
                    Open the room
                  </Button>
                </>
              )}
            </>
          )}
        </LoadState>
      </div>
    </AppFrame>
  );
}
