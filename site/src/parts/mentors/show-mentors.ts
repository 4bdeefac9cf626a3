type Mentor = {
  userHash: string;
  firstName: string;
  lastName: string;
  occupation: string;
  currentCompany: string;
  profileMedia: { key: string; s3Location: { bucket: string; path: string } }[];
};

const MEDIA = '/media';

/** Sets the texts and the picture of one mentor into a copy of the card that the page has ready. */
function fill(card: DocumentFragment, { profileMedia, ...mentor }: Mentor): DocumentFragment {
  const name = `${mentor.firstName} ${mentor.lastName}`.trim();
  const link = card.querySelector('a');
  if (link) {
    link.href = `/user-profile?userHash=${encodeURIComponent(mentor.userHash)}`;
    link.textContent = name;
  }
  const role = card.querySelector('[data-role]');
  if (role) role.textContent = mentor.occupation;
  const company = card.querySelector('[data-company]');
  if (company) company.textContent = mentor.currentCompany;
  const [portrait] = profileMedia;
  const picture = card.querySelector('img');
  if (picture && portrait) picture.src = `${MEDIA}/${portrait.s3Location.bucket}/${portrait.s3Location.path}`;
  else picture?.remove();
  return card;
}

/**
 * Names the mentors of the course's running cohorts, from the server (API-073). Without any, or without an answer, the
 * sentence that stands there stays.
 */
export async function showMentors(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-mentors]');
  const card = place?.querySelector('template');
  if (!place || !card) return;
  const productId = place.dataset.mentors ?? '';
  const response = await fetch(`/v1/client/public/lms/course-details?productId=${productId}`).catch(
    () => null,
  );
  if (!response?.ok) return;
  const { mentors } = (await response.json()) as { mentors: Mentor[] };
  if (mentors.length === 0) return;
  const list = place.querySelector('ul');
  list?.replaceChildren(
    ...mentors.map((mentor) => fill(card.content.cloneNode(true) as DocumentFragment, mentor)),
  );
  if (list) list.hidden = false;
  place.querySelector('p')?.remove();
}
