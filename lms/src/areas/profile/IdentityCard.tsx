import { Button } from '@plinth/ui/Button';
import { Skeleton } from '@plinth/ui/Skeleton';
import { Text } from '@plinth/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { identityQuery } from '../../data/documents.ts';
import { identityStamp } from '../../parts/identity-stamp.ts';
import { LoadState } from '../../parts/LoadState.tsx';
import { StampChip } from '../../parts/StampChip.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import * as css from './profile.css.ts';

/** The state of the user's identity check, and the link to their documents. */
export function IdentityCard() {
  const identity = useQuery(identityQuery());
  const stamp = identity.data && identityStamp(identity.data.status);
  return (
    <ProfileCard id="papers" title="Identity and documents" note={stamp && <StampChip stamp={stamp} />}>
      <LoadState
        query={identity}
        loading="Identity verification is loading"
        skeleton={<Skeleton shape="text" />}
      >
        {({ status }) => <Text secondary>{identityStamp(status).says}</Text>}
      </LoadState>
      <div className={css.footer}>
        <Button size="s" href="/documents">
          Go to your documents
        </Button>
      </div>
    </ProfileCard>
  );
}
