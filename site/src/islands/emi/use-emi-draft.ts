import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { emiProblems } from '@plinth/domain/payments/emi-answers';
import { EMI_STEPS, type EmiStep } from '@plinth/domain/payments/emi-tab';
import { useSaver } from '@plinth/ui/forms/use-saver';
import { useState } from 'react';
import { api } from '../../api/client.ts';
import { isOvertaken } from '../../api/to-message.ts';
import { isSaveRefused } from '../../api/unsaved-text.ts';
import type { EmiFormTab } from './emi-answers.ts';
import { storedEmi } from './stored-emi.ts';
import { today } from './today.ts';

type Facts = { orderId: string; tabs: readonly EmiFormTab[]; onOvertaken: () => void };

/**
 * Saves answers when typing pauses, one call after the other. Incomplete values, such as half a PAN, stay in this
 * browser tab; so does everything while there is no connection.
 */
export function useEmiDraft({ orderId, tabs, onOvertaken }: Facts) {
  const slot = storedEmi(orderId);
  const [open] = useState(() => new Map(slot.read()?.map((kept) => [kept.response.questionId, kept])));
  const keep = () => slot.write(open.size > 0 ? [...open.values()] : null);

  const fitting = (step: EmiStep): ResponseEntry[] => {
    const questions = tabs.find((tab) => tab.step === step)?.questions ?? [];
    return [...open.values()]
      .filter((kept) => kept.step === step && emiProblems(questions, [kept.response], today()).length === 0)
      .map(({ response }) => response);
  };
  const send = async (step: EmiStep, responses: ResponseEntry[]) => {
    const saved = await api.emi.saveResponse({ body: { orderId, step, responses } });
    for (const response of responses)
      if (open.get(response.questionId)?.response === response) open.delete(response.questionId);
    keep();
    return saved;
  };
  const { state, error, touch, flush, inLine } = useSaver({
    pauseMs: 900,
    isDue: () => EMI_STEPS.some((step) => fitting(step).length > 0),
    longestWaitMs: 60_000,
    isRefusal: isSaveRefused,
    save: async () => {
      try {
        for (const step of EMI_STEPS) {
          const due = fitting(step);
          if (due.length > 0) await send(step, due);
        }
      } catch (error) {
        if (isOvertaken(error)) onOvertaken();
        throw error;
      }
    },
  });

  return {
    state: state === 'saved' && open.size > 0 ? 'waiting' : state,
    error,
    kept: open,
    change: (step: EmiStep, response: ResponseEntry) => {
      open.set(response.questionId, { step, response });
      keep();
      touch();
    },
    /**
     * Sends a finished step immediately and returns the highest step that is then open. Throws what the call throws.
     */
    finish: async (step: EmiStep, responses: ResponseEntry[]): Promise<EmiStep> => {
      const { maxStep } = await inLine(() => send(step, responses));
      void flush();
      return maxStep;
    },
  };
}
