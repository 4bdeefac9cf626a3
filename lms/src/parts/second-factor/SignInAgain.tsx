import { Button } from '@plinth/ui/Button';
import { Text } from '@plinth/ui/Text';
import { logOut } from '../../stores/session.ts';

/** Whoever came with a provider has no password to show before a second factor is set up. */
export const SignInAgain = () => (
  <>
    <Text>Your sign-in was a while ago. Sign in again, then set it up.</Text>
    <div>
      <Button onClick={() => void logOut('/login?callback=%2Faccount-settings')}>Sign in again</Button>
    </div>
  </>
);
