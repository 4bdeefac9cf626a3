import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { logOut } from '../../stores/session.ts';

/** Shown to people who signed in with a provider: they have no password to prove before setting up a second factor. */
export const SignInAgain = () => (
  <>
    <Text>Your sign-in was a while ago. Sign in again, then set it up.</Text>
    <div>
      <Button onClick={() => void logOut('/login?callbackUrl=%2Faccount-settings')}>Sign in again</Button>
    </div>
  </>
);
