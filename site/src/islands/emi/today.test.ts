import { afterEach, expect, it, vi } from 'vitest';
import { today } from './today.ts';

afterEach(() => void vi.useRealTimers());

it('PAY-08 dates are judged by the day in the school’s zone, as the server judges them', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T18:29:00Z') });
  expect(today()).toBe('2026-11-20');
  vi.setSystemTime(new Date('2026-11-20T18:31:00Z'));
  expect(today()).toBe('2026-11-21');
});
