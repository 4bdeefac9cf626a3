import { describe, expect, it } from 'vitest';
import { EMI_STEPS, EMI_TABS } from './emi-tab.ts';
import { canOpenEmiStep, emiStepOf, maxEmiStepAfter } from './emi-tabs.ts';

describe('EMI tabs', () => {
  it('PAY-02 the step of a tab is its place', () => {
    expect(EMI_TABS.map(emiStepOf)).toEqual([...EMI_STEPS]);
  });

  it('PAY-03 VALID-19 a tab opens at or below the highest reached step and never beyond', () => {
    for (const maxStep of EMI_STEPS) {
      for (const step of EMI_STEPS) expect(canOpenEmiStep(step, maxStep)).toBe(step <= maxStep);
    }
  });

  it('PAY-03 filling a step reaches the next one, filling an earlier one again takes nothing back', () => {
    expect(maxEmiStepAfter(1, 1)).toBe(2);
    expect(maxEmiStepAfter(5, 5)).toBe(6);
    expect(maxEmiStepAfter(6, 6)).toBe(6);
    expect(maxEmiStepAfter(2, 5)).toBe(5);
  });
});
