import { EMI_STEPS, type EmiStep } from '@plinth/domain/payments/emi-tab';
import { canOpenEmiStep } from '@plinth/domain/payments/emi-tabs';
import { VisuallyHidden } from '@plinth/ui/VisuallyHidden';
import { type KeyboardEvent, useRef } from 'react';
import * as css from './emi.css.ts';
import type { EmiFormTab } from './emi-answers.ts';

type Props = {
  tabs: readonly EmiFormTab[];
  step: EmiStep;
  /** The highest step that can be opened. */
  maxStep: EmiStep;
  panelId: string;
  onOpen: (step: EmiStep) => void;
};

const STEP_KEYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The six tabs; those beyond the highest step reached are visible but cannot be opened. */
export function EmiTabs({ tabs, step, maxStep, panelId, onOpen }: Props) {
  const list = useRef<HTMLDivElement>(null);

  function move(event: KeyboardEvent) {
    const by = STEP_KEYS[event.key];
    const target = EMI_STEPS.find((one) => one === step + (by ?? 0));
    if (!by || !target || !canOpenEmiStep(target, maxStep)) return;
    event.preventDefault();
    onOpen(target);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target - 1]?.focus();
  }

  return (
    <div ref={list} role="tablist" aria-label="EMI application" className={css.tabs} onKeyDown={move}>
      {tabs.map((tab) => {
        const isOpen = canOpenEmiStep(tab.step, maxStep);
        return (
          <button
            key={tab.step}
            type="button"
            role="tab"
            id={`${panelId}-tab-${tab.step}`}
            aria-selected={tab.step === step}
            aria-controls={panelId}
            aria-disabled={!isOpen}
            tabIndex={tab.step === step ? 0 : -1}
            className={css.tab}
            data-done={tab.step < maxStep || undefined}
            onClick={() => isOpen && onOpen(tab.step)}
          >
            <span className={css.number} aria-hidden="true">
              {tab.step}
            </span>
            {tab.title}
            {!isOpen && <VisuallyHidden>, locked until the steps before it are filled</VisuallyHidden>}
          </button>
        );
      })}
    </div>
  );
}
