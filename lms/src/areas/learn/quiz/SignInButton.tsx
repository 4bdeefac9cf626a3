import { loginPathWithCallback } from '@plinth/domain/navigation/login-path';
import { Button } from '@plinth/ui/Button';

/** The way back into a quiz whose session has ended. */
export const SignInButton = () => (
  <Button variant="primary" size="s" href={loginPathWithCallback(location.pathname, location.search)}>
    Sign in and continue the quiz
  </Button>
);
