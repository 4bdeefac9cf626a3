import { ProfileCard } from './ProfileCard.tsx';
import * as css from './profile.css.ts';

/** A person's text about themselves. */
export function AboutCard({ bio }: { bio: string }) {
  return (
    <ProfileCard id="bio" title="About">
      <p className={css.prose}>{bio}</p>
    </ProfileCard>
  );
}
