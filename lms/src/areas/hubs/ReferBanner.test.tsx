import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/render-page.tsx';
import { session } from '../../stores/session.ts';
import { ReferBanner } from './ReferBanner.tsx';

const USER = '019dabcd-0000-7000-8000-000000000009';

const windowOf = (width: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/min-width: (\d+)px/.exec(query)?.[1]),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));

afterEach(() => {
  vi.unstubAllGlobals();
  window.dataLayer = [];
  session.userId = null;
});

describe('ReferBanner', () => {
  it.each([
    { isEnabled: true, width: 1079, isShown: true },
    { isEnabled: true, width: 1080, isShown: false },
    { isEnabled: false, width: 390, isShown: false },
  ])(
    'HUB-26 HUB-27 HUB-30 HUB-31 enabled $isEnabled at $width px it is shown: $isShown',
    async ({ isEnabled, width, isShown }) => {
      windowOf(width);
      await renderPage(<ReferBanner isEnabled={isEnabled} />);
      expect(screen.queryAllByText('Refer Friends. Earn Rewards')).toHaveLength(isShown ? 1 : 0);
      expect(screen.queryAllByText('Earn when your friends enroll in their first course')).toHaveLength(
        isShown ? 1 : 0,
      );
    },
  );

  it('HUB-28 HUB-29 ANALYTICS-03 its button links to the program, and the click is tracked', async () => {
    windowOf(390);
    session.userId = USER;
    await renderPage(<ReferBanner isEnabled />);
    const link = screen.getByRole('link', { name: 'Learn More' });
    expect(link).toHaveAttribute('href', '/referral-program');
    await userEvent.click(link);
    expect(window.dataLayer).toMatchObject([
      {
        event: 'Button_Click',
        userId: USER,
        pagePath: expect.stringMatching(/^\//),
        buttonText: 'Learn More',
      },
    ]);
  });
});
