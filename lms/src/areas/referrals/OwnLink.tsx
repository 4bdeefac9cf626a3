import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { TextInput } from '@plinth/ui/TextInput';
import { useQuery } from '@tanstack/react-query';
import { referralLinkQuery } from '../../data/referrals.ts';
import { copyText } from '../../parts/copy-text.ts';
import { LoadState } from '../../parts/LoadState.tsx';
import * as css from './ReferralProgramPage.css.ts';

const copy = (link: string) =>
  copyText(link, 'Link copied.', 'Your browser did not copy it. Select the link and copy it yourself.');

async function share(link: string) {
  try {
    await navigator.share({ title: 'A course I take', url: link });
  } catch (error) {
    // A user who closes the system's share menu has shared nothing and needs no message.
    if (!(error instanceof DOMException && error.name === 'AbortError')) await copy(link);
  }
}

/** The user's referral link, to copy or to share with another app on the device. */
export function OwnLink() {
  const link = useQuery(referralLinkQuery());
  return (
    <LoadState query={link} loading="Your link is loading">
      {({ referralLink }) => (
        <>
          <div className={css.address}>
            <div className={css.field}>
              <TextInput
                label="Link to share"
                value={referralLink}
                readOnly
                onFocus={({ target }) => target.select()}
              />
            </div>
            <Button variant="primary" onClick={() => void copy(referralLink)}>
              Copy
            </Button>
            {'share' in navigator && <Button onClick={() => void share(referralLink)}>Share</Button>}
          </div>
          <Text secondary>Anyone who opens it sees your first name and the courses in their region.</Text>
        </>
      )}
    </LoadState>
  );
}
