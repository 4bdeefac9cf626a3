import type { UserProfile } from '@plinth/domain/profiles/user-profile';
import { holdsMentorRole, type Role } from '@plinth/domain/roles/role';
import { Banner } from '@plinth/ui/Banner';
import { Button } from '@plinth/ui/Button';
import { Card } from '@plinth/ui/Card';
import { Heading } from '@plinth/ui/Heading';
import { useMutation } from '@tanstack/react-query';
import { saveGuideProfile, saveProfile } from '../../data/profile-sections.ts';
import { FormFrame } from '../../parts/FormFrame.tsx';
import { say } from '../../parts/say.ts';
import { ChangedMeanwhile } from './ChangedMeanwhile.tsx';
import { PhotoField } from './media/PhotoField.tsx';
import { ProfileFields } from './ProfileFields.tsx';
import * as css from './profile.css.ts';
import {
  basicDetailsOf,
  draftOf,
  guideProfileOf,
  PROFILE_LABELS,
  type ProfileDraft,
} from './profile-draft.ts';
import { useProfileChanged } from './use-profile-changed.ts';
import { useVersionedDraft } from './use-versioned-draft.ts';

type DetailsFormProps = { userProfile: UserProfile; roles: readonly Role[] };

const NAMES = Object.keys(PROFILE_LABELS) as (keyof ProfileDraft)[];

/** The own details: the photo is saved at once, the rest with the button. */
export function DetailsForm({ userProfile, roles }: DetailsFormProps) {
  const isMentor = holdsMentorRole(roles);
  const { profileMedia, version } = userProfile;
  const present = draftOf(userProfile);
  const { draft, change, forget, seen, standOn, isBehind, onError } = useVersionedDraft(
    `profile:${userProfile.userHash}`,
    present,
    version,
  );
  const changed = useProfileChanged();
  const guideProfile = guideProfileOf(draft, profileMedia);
  const basicDetails = basicDetailsOf(draft);
  const canSave = isMentor ? guideProfile !== null : basicDetails !== null;
  const save = useMutation({
    mutationFn: async (read: { version: string | undefined }) => {
      if (isMentor && guideProfile) return saveGuideProfile({ ...guideProfile, ...read });
      return basicDetails ? saveProfile({ basicDetails }, read) : null;
    },
    onError,
    onSuccess: (saved) => {
      standOn(saved?.userProfile.version);
      forget();
      void say('success', 'Your profile is saved');
      return changed();
    },
  });
  const photo = useMutation({
    mutationFn: async (media: typeof profileMedia) => {
      const isRemoval = !media.some(({ key }) => key === 'WEBSITE_PROFILE');
      if (isRemoval) await saveProfile({ profileMedia: media });
    },
    onSuccess: changed,
  });
  return (
    <Card as="section" width="fill" labelledBy="details">
      <FormFrame
        className={css.form}
        typed={canSave ? { version: seen } : null}
        send={save}
        isRefusalShown={isBehind(save.error)}
        foot={
          <div className={css.foot}>
            <Button type="submit" variant="primary" disabled={!canSave} loading={save.isPending}>
              Save details
            </Button>
          </div>
        }
      >
        <Heading level={2} size="m" id="details">
          Your details
        </Heading>
        <PhotoField
          name={`${draft.firstName} ${draft.lastName}`}
          media={profileMedia}
          isCropped
          onChange={(media) => photo.mutate(media)}
        />
        <ProfileFields draft={draft} onChange={change} isEverythingRequired={isMentor} />
        {photo.error && !save.error && (
          <Banner tone="error" live="alert">
            {photo.error.message}
          </Banner>
        )}
        {isBehind(save.error) && (
          <ChangedMeanwhile
            fields={NAMES.map((name) => ({ name, label: PROFILE_LABELS[name] }))}
            mine={draft}
            theirs={present}
            onKeep={() => {
              standOn(version);
              save.mutate({ version });
            }}
            onTake={() => {
              for (const name of NAMES) change(name, present[name]);
              standOn(version);
              save.reset();
            }}
          />
        )}
      </FormFrame>
    </Card>
  );
}
