import { expect, it } from 'vitest';
import { dropToken, keepToken } from '../data/token-cookie.ts';
import { chooseFrame } from './choose-frame.ts';

const COHORT = '01900000-1bef-7e90-8e1a-6398046608e0';

it.each([
  ['/login', false, 'entry'],
  ['/login', true, 'app'],
  ['/reset-password', true, 'entry'],
  ['/staff-invitation', true, 'entry'],
  ['/learner-hub', true, 'app'],
  ['/learner-hub', false, 'entry'],
  [`/learn/${COHORT}/dashboard`, true, 'cohort'],
  [`/mentor/${COHORT}/queries`, true, 'cohort'],
  [`/learn/${COHORT}/dashboard`, false, 'entry'],
])(
  'P-7 before the app has loaded %s, signed in: %s, is drawn with the frame %s',
  (pathname, isSignedIn, frame) => {
    if (isSignedIn) keepToken('a-token-of-a-test');
    else dropToken();
    history.replaceState(null, '', pathname);
    chooseFrame({ token: 'token', side: 1024 });
    expect(document.documentElement.dataset.frame).toBe(frame);
  },
);
