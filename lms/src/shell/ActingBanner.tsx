import { Button } from '@plinth/ui/Button';
import { useSnapshot } from 'valtio';
import { readOverriddenUser } from '../data/override-user.ts';
import { stopActing } from '../stores/acting.ts';
import { session } from '../stores/session.ts';
import * as css from './ActingBanner.css.ts';

/** A banner above every screen that names the person staff act as, so that the two are never confused. */
export function ActingBanner() {
  const { userId, name, profile } = useSnapshot(session);
  if (!readOverriddenUser() || userId !== readOverriddenUser()) return null;
  return (
    <div role="status" className={css.strip}>
      <span>
        You are acting as <strong>{name}</strong>, {profile?.userData.emailId}. You can only look, and every
        step is recorded.
      </span>
      <Button size="s" onClick={stopActing}>
        Stop
      </Button>
    </div>
  );
}
