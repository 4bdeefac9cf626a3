import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const emiPlans = async (currency: 'INR' | 'USD') =>
  (await import('./plans-shown.ts')).plansShown('BIM_A', currency).filter((plan) => plan.startsWith('EMI'));

it('a course page in India names the EMI plans of a school that has a partner, and only of such a school', async () => {
  expect(await emiPlans('INR')).toEqual(['EMI_WITH_DP', 'EMI_UPFRONT']);
  vi.stubEnv('PUBLIC_EMI_PLANS', 'none');
  vi.resetModules();
  expect(await emiPlans('INR')).toEqual([]);
});
