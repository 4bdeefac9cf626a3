import { describe, expect, it } from 'vitest';
import { isAuthCheckDue, runsAuthCheck, sessionAfterProfileLoad } from './auth-check.ts';
import { isEmailVerified } from './is-email-verified.ts';
import { INITIAL_LANDING_PAGE_KEY, isQuizKey, PROMOTION_POPUP_KEY, quizKey } from './stored-keys.ts';

describe('the session check and its stored keys', () => {
  it.each([
    { id: 'SESSION-08', hasTokenCookie: true, isForced: false, runs: true },
    { id: 'SESSION-09', hasTokenCookie: false, isForced: true, runs: true },
    { id: 'SESSION-10', hasTokenCookie: false, isForced: false, runs: false },
  ])(
    '$id with token cookie $hasTokenCookie and forced $isForced the check runs: $runs',
    ({ runs, ...facts }) => {
      expect(runsAuthCheck(facts)).toBe(runs);
    },
  );

  it.each([
    { id: 'SESSION-11', checked: '10:00', updated: '10:01', now: '10:02', due: true },
    { id: 'SESSION-11', checked: '10:01', updated: '10:00', now: '10:02', due: false },
    { id: 'SESSION-12', checked: null, updated: null, now: '10:02', due: true },
  ])('$id checked at $checked, profile updated at $updated: the check is due at $now: $due', (row) => {
    const time = (text: string | null) => (text === null ? null : `2026-05-04T${text}:00Z`);
    const now = time(row.now) ?? '';
    expect(
      isAuthCheckDue({ lastCheckedAt: time(row.checked), profileUpdatedAt: time(row.updated), now }),
    ).toBe(row.due);
  });

  it('SESSION-12 CONST-03 the check is due again after 24 hours and not earlier', () => {
    const facts = { lastCheckedAt: '2026-05-04T10:00:00.000Z', profileUpdatedAt: null };
    expect(isAuthCheckDue({ ...facts, now: '2026-05-05T09:59:59.999Z' })).toBe(false);
    expect(isAuthCheckDue({ ...facts, now: '2026-05-05T10:00:00.000Z' })).toBe(true);
  });

  it.each([
    { id: 'SESSION-02', load: { kind: 'answer', status: 200, isUsable: true }, session: 'signed-in' },
    { id: 'SESSION-06', load: { kind: 'answer', status: 200, isUsable: false }, session: 'signed-out' },
    { id: 'SESSION-06', load: { kind: 'answer', status: 404, isUsable: false }, session: 'signed-out' },
    { id: 'SESSION-07', load: { kind: 'answer', status: 401, isUsable: false }, session: 'signed-out' },
    { id: 'SESSION-06', load: { kind: 'answer', status: 503, isUsable: false }, session: 'keep-and-retry' },
    { id: 'SESSION-06', load: { kind: 'no-answer' }, session: 'keep-and-retry' },
  ] as const)('$id a profile load with $load leaves the session $session', ({ load, session }) => {
    expect(sessionAfterProfileLoad(load)).toBe(session);
  });

  it('SESSION-20 an email address is verified exactly when its verification time is set', () => {
    expect(isEmailVerified({ emailVerifiedAt: '2026-05-04T10:00:00Z' })).toBe(true);
    expect(isEmailVerified({ emailVerifiedAt: null })).toBe(false);
  });

  it('CONST-44 the storage keys of quizzes start with QUIZ_', () => {
    expect(quizKey('c1', 'n1')).toBe('QUIZ_c1_n1');
    expect([isQuizKey('QUIZ_c1_n1'), isQuizKey('token'), isQuizKey('MY_QUIZ_')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('CONST-45 CONST-46 the landing page and the promotion popup use the specified session keys', () => {
    expect([INITIAL_LANDING_PAGE_KEY, PROMOTION_POPUP_KEY]).toEqual(['initialLandingPage', 'promotionPopup']);
  });
});
