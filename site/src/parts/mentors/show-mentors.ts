type Mentor = {
  userHash: string;
  firstName: string;
  lastName: string;
  occupation: string;
  currentCompany: string;
  profileMedia: { key: string; s3Location: { bucket: string; path: string } }[];
};

const MEDIA = '/media';

const element = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  about: Partial<HTMLElementTagNameMap[K]> = {},
  ...within: HTMLElement[]
): HTMLElementTagNameMap[K] => {
  const made = Object.assign(document.createElement(name), about);
  made.append(...within);
  return made;
};

/**
 * Renders one mentor; the portrait and the text beside it link to the profile too, since a name alone is a small target
 * for a thumb.
 */
function card({ profileMedia: [portrait], ...mentor }: Mentor): HTMLLIElement {
  const frame = element('span');
  frame.dataset.portrait = '';
  if (portrait)
    frame.append(
      element('img', {
        alt: '',
        width: 72,
        height: 72,
        loading: 'lazy',
        src: `${MEDIA}/${portrait.s3Location.bucket}/${portrait.s3Location.path}`,
      }),
    );
  const facts = element(
    'span',
    {},
    element('a', {
      href: `/user-profile?userHash=${encodeURIComponent(mentor.userHash)}`,
      textContent: `${mentor.firstName} ${mentor.lastName}`.trim(),
    }),
    element('span', { textContent: mentor.occupation }),
    element('span', { textContent: mentor.currentCompany }),
  );
  facts.dataset.facts = '';
  return element('li', {}, frame, facts);
}

/**
 * Shows the mentors of the course's running cohorts, from the server. Without any, or without an answer, the existing
 * sentence stays.
 */
export async function showMentors(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-mentors]');
  if (!place) return;
  const productId = place.dataset.mentors ?? '';
  const response = await fetch(`/v1/client/public/lms/course-details?productId=${productId}`).catch(
    () => null,
  );
  if (!response?.ok) return;
  const { mentors } = (await response.json()) as { mentors: Mentor[] };
  if (mentors.length === 0) return;
  const list = element('ul', { role: 'list', tabIndex: 0 }, ...mentors.map(card));
  list.setAttribute('aria-labelledby', 'mentors-now');
  place.replaceChildren(list);
}
