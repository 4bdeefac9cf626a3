import type { MentorRole } from '@plinth/domain/roles/mentor-role';
import type { StaffRole } from '@plinth/domain/staff/staff-role';
import { mintPhoto } from '../../support/photo.ts';
import { PASSWORD, type Person } from '../person.ts';
import type { Play } from '../play.ts';

const LINK = /http\S+staff-invitation\?token=([\w-]+)/;

async function takeInvitation(person: Person, link: string): Promise<void> {
  const token = LINK.exec(link)?.[1] ?? '';
  const { firstName, lastName, api } = person;
  person.enter(
    await api.staff.acceptInvitation({
      params: { token },
      body: { password: PASSWORD, firstName, lastName },
    }),
  );
}

/** Invites a person by mail, who signs up through its link. */
export async function hire(
  { owner, standIns, person }: Play & { owner: Person },
  firstName: string,
  roles: { staffRoles?: StaffRole[]; mentorRoles?: MentorRole[] },
): Promise<Person> {
  const hired = person(firstName);
  const { staffRoles = [], mentorRoles = [] } = roles;
  await owner.api.staff.invite({ body: { emailId: hired.emailId, staffRoles, mentorRoles } });
  await takeInvitation(hired, await standIns.linkOf(hired.emailId, /invited to work/, LINK));
  if (staffRoles.length > 0) await hired.guard();
  if (mentorRoles.length > 0) await fillProfile(hired);
  return hired;
}

/** Fills in the part of a guide's profile that learners see, as the hub requests on a first visit. */
async function fillProfile({ api, firstName, lastName }: Person): Promise<void> {
  const profilePhoto = new File([new Uint8Array(mintPhoto(400, 400))], 'photo.png', { type: 'image/png' });
  const { profileMedia } = await api.profiles.savePhoto({ body: { profilePhoto } });
  await api.profiles.saveGuideProfile({
    body: {
      firstName,
      lastName,
      occupation: 'BIM coordinator',
      bio: 'Coordinates models of timber buildings.',
      workExperienceInMonths: 72,
      currentCompany: 'Play Practice',
      profileMedia,
    },
  });
}

/** The owner signs in through the command line's link, sets up the second factor and enters the school's details. */
export async function takeOwnership({ school, person }: Play): Promise<Person> {
  const owner = person('Olivia');
  await takeInvitation(owner, await school.verb('owner', owner.emailId));
  await owner.guard();
  const { facts } = await owner.api.officeGuide.readFacts({});
  await owner.api.officeGuide.saveFacts({
    body: { facts: { ...facts, name: 'Timber School' }, seen: facts },
  });
  return owner;
}

export type Staff = {
  owner: Person;
  admissions: Person;
  academics: Person;
  finance: Person;
  placement: Person;
};

/** Creates the first people of the school. */
export async function found(play: Play): Promise<Staff> {
  const owner = await takeOwnership(play);
  const inviting = { ...play, owner };
  const admissions = await hire(inviting, 'Anil', { staffRoles: ['ADMISSIONS'] });
  const academics = await hire(inviting, 'Beena', { staffRoles: ['ACADEMICS', 'CONTENT'] });
  const finance = await hire(inviting, 'Farid', { staffRoles: ['FINANCE'] });
  const placement = await hire(inviting, 'Petra', { staffRoles: ['PLACEMENT'] });
  return { owner, admissions, academics, finance, placement };
}
