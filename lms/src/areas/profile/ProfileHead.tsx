import { mediaUrl } from '@plinth/domain/profiles/media-url';
import { type ProfileMedia, photoOf } from '@plinth/domain/profiles/profile-media';
import { Annotation } from '@plinth/ui/Annotation';
import { Avatar } from '@plinth/ui/Avatar';
import { Heading } from '@plinth/ui/Heading';
import { Text } from '@plinth/ui/Text';
import type { ReactNode } from 'react';
import { MEDIA_BASE } from '../../parts/media-base.ts';
import { experienceText } from './experience-text.ts';
import * as css from './profile.css.ts';

/** The person's data shown in the head of a profile. */
export type PersonShown = {
  firstName: string;
  lastName: string | null;
  occupation: string | null;
  currentCompany: string | null;
  workExperienceInMonths: number | null;
  profileMedia: readonly ProfileMedia[];
};

/** A person's full name. */
export const nameOf = ({ firstName, lastName }: Pick<PersonShown, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ');

type ProfileHeadProps = { person: PersonShown; hasPhoto: boolean; children?: ReactNode };

/** The person: photo, name, occupation and place. */
export function ProfileHead({ person, hasPhoto, children }: ProfileHeadProps) {
  const { occupation, currentCompany, workExperienceInMonths } = person;
  const name = nameOf(person);
  const photo = photoOf([...person.profileMedia]);
  return (
    <div className={css.person}>
      {hasPhoto && <Avatar name={name} size="l" src={photo && mediaUrl(MEDIA_BASE, photo)} decorative />}
      <div className={css.names}>
        <Heading level={1}>{name}</Heading>
        {(occupation || currentCompany) && (
          <Text>{[occupation, currentCompany].filter(Boolean).join(', ')}</Text>
        )}
        {workExperienceInMonths !== null && <Annotation>{experienceText(workExperienceInMonths)}</Annotation>}
        {children}
      </div>
    </div>
  );
}
