import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../../test/server.ts';
import { showMentors } from './show-mentors.ts';

const COURSE = '*/v1/client/public/lms/course-details';
const mentor = {
  userHash: 'a4ee6e24bf71',
  firstName: 'Latha',
  lastName: '<b>Demo</b>',
  occupation: 'BIM coordinator',
  currentCompany: 'Demo Practice',
  profileMedia: [{ key: 'WEBSITE_PROFILE', s3Location: { bucket: 'public', path: 'profiles/a.png' } }],
};

describe('showMentors', () => {
  beforeEach(() => {
    document.body.innerHTML = `<h3 id="mentors-now">Teaching now</h3>
      <div data-mentors="BIM_A_US"><p>Named before it starts.</p></div>`;
  });

  it('API-073 lists the mentors of the product with their picture and a link to their profile', async () => {
    let asked = '';
    server.use(
      http.get(COURSE, ({ request }) => {
        asked = new URL(request.url).search;
        return HttpResponse.json({ mentors: [mentor, { ...mentor, firstName: 'Girish', profileMedia: [] }] });
      }),
    );
    await showMentors();
    expect(asked).toBe('?productId=BIM_A_US');
    const [first, second] = document.querySelectorAll('li');
    expect(first?.querySelector('a')?.textContent).toBe('Latha <b>Demo</b>');
    expect(first?.querySelector('a')?.getAttribute('href')).toBe('/user-profile?userHash=a4ee6e24bf71');
    expect(first?.querySelector('img')?.getAttribute('src')).toBe('/media/public/profiles/a.png');
    expect(first?.textContent).toContain('BIM coordinator');
    expect(second?.querySelector('img')).toBeNull();
    expect(document.querySelector('ul')).toHaveAccessibleName('Teaching now');
    expect(document.querySelector('p')).toBeNull();
  });

  it.each([
    ['nobody', () => HttpResponse.json({ mentors: [] })],
    ['no answer', () => HttpResponse.error()],
    ['a course that is not offered', () => HttpResponse.json({}, { status: 404 })],
  ])('API-073 with %s keeps the placeholder sentence', async (_what, answer) => {
    server.use(http.get(COURSE, answer));
    await showMentors();
    expect(document.querySelector('p')?.textContent).toBe('Named before it starts.');
    expect(document.querySelector('ul')).toBeNull();
  });
});
