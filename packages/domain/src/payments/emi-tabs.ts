import { EMI_STEPS, EMI_TABS, type EmiStep, type EmiTab } from './emi-tab.ts';

/** Returns the step of a tab, its position from 1. */
export function emiStepOf(tab: EmiTab): EmiStep {
  return EMI_STEPS[EMI_TABS.indexOf(tab)] ?? 1;
}

/** Whether a step can be opened: only up to the highest one reached. */
export function canOpenEmiStep(step: EmiStep, maxStep: EmiStep): boolean {
  return step <= maxStep;
}

/** Returns the highest step reached after a step was filled in: filling in an earlier one again reverses nothing. */
export function maxEmiStepAfter(filled: EmiStep, maxStep: EmiStep): EmiStep {
  const next = EMI_STEPS.find((step) => step === filled + 1) ?? filled;
  return next > maxStep ? next : maxStep;
}
