import { EMI_STEPS, EMI_TABS, type EmiStep, type EmiTab } from './emi-tab.ts';

/** The step of a tab, its place from 1. */
export function emiStepOf(tab: EmiTab): EmiStep {
  return EMI_STEPS[EMI_TABS.indexOf(tab)] ?? 1;
}

/** Whether a step can be gone to: only at or below the highest one reached. */
export function canOpenEmiStep(step: EmiStep, maxStep: EmiStep): boolean {
  return step <= maxStep;
}

/** The highest step reached after a step was filled: filling an earlier one again takes nothing back. */
export function maxEmiStepAfter(filled: EmiStep, maxStep: EmiStep): EmiStep {
  const next = EMI_STEPS.find((step) => step === filled + 1) ?? filled;
  return next > maxStep ? next : maxStep;
}
