import { describe, expect, it } from 'vitest';
import { EMI_STEPS, EMI_TABS } from './emi-tab.ts';
import { canOpenEmiStep, emiStepOf, maxEmiStepAfter } from './emi-tabs.ts';

describe('EMI tabs', () => {
  it('PAY-02 the step of a tab is its position', () => {
    expect(EMI_TABS.map(emiStepOf)).toEqual([...EMI_STEPS]);
  });

  it('PAY-03 VALID-19 a tab opens up to the highest step reached, and never beyond', () => {
    for (const maxStep of EMI_STEPS) {
      for (const step of EMI_STEPS) expect(canOpenEmiStep(step, maxStep)).toBe(step <= maxStep);
    }
  });

  it('PAY-03 filling in a step unlocks the next one, and filling in an earlier one again keeps what was reached', () => {
    expect(maxEmiStepAfter(1, 1)).toBe(2);
    expect(maxEmiStepAfter(5, 5)).toBe(6);
    expect(maxEmiStepAfter(6, 6)).toBe(6);
    expect(maxEmiStepAfter(2, 5)).toBe(5);
  });
});
