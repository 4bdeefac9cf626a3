import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { emiProblems } from '@plinth/domain/payments/emi-answers';
import { EMI_STEPS, type EmiStep } from '@plinth/domain/payments/emi-tab';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { isOvertaken } from '../../api/to-message.ts';
import type { EmiFormTab } from './emi-answers.ts';
import { type KeptAnswer, keepEmi, readKeptEmi } from './kept-emi.ts';
import { today } from './today.ts';

const PAUSE_MS = 900;

export type EmiSaveState = 'saved' | 'saving' | 'waiting' | 'offline';

type Facts = { orderId: string; tabs: readonly EmiFormTab[]; onOvertaken: () => void };

/**
 * Saves answers when typing pauses, one call after the other. What does not fit yet, such as half a PAN, waits in this
 * tab of the browser; so does everything while there is no connection.
 */
export function useEmiDraft({ orderId, tabs, onOvertaken }: Facts) {
  const [state, setState] = useState<EmiSaveState>('saved');
  const waiting = useRef<Map<string, KeptAnswer>>(null);
  waiting.current ??= new Map(readKeptEmi(orderId).map((kept) => [kept.response.questionId, kept]));
  const open = waiting.current;
  const latest = useRef({ orderId, tabs, onOvertaken });
  latest.current = { orderId, tabs, onOvertaken };
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(() => keepEmi(latest.current.orderId, [...open.values()]), [open]);

  /** Sends after whatever is on its way, so that an older answer never lands on a newer one. */
  const send = useCallback(
    (step: EmiStep, responses: ResponseEntry[]) => {
      const call = () => api.emi.saveResponse({ body: { orderId: latest.current.orderId, step, responses } });
      const answer = line.current.then(call, call);
      line.current = answer.catch(() => undefined);
      return answer.then((saved) => {
        for (const response of responses)
          if (open.get(response.questionId)?.response === response) open.delete(response.questionId);
        keep();
        return saved;
      });
    },
    [keep, open],
  );

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    setState('saving');
    try {
      for (const step of EMI_STEPS) {
        const questions = latest.current.tabs.find((tab) => tab.step === step)?.questions ?? [];
        const fitting = [...open.values()]
          .filter((kept) => kept.step === step)
          .map(({ response }) => response)
          .filter((response) => emiProblems(questions, [response], today()).length === 0);
        if (fitting.length > 0) await send(step, fitting);
      }
      setState(open.size > 0 ? 'waiting' : 'saved');
    } catch (error) {
      setState('offline');
      if (isOvertaken(error)) latest.current.onOvertaken();
    }
  }, [open, send]);

  const change = useCallback(
    (step: EmiStep, response: ResponseEntry) => {
      open.set(response.questionId, { step, response });
      keep();
      setState('waiting');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
    [keep, open, save],
  );

  /** Sends a finished step at once and answers the highest step that is open then. Throws what the call throws. */
  const finish = useCallback(
    async (step: EmiStep, responses: ResponseEntry[]): Promise<EmiStep> => {
      clearTimeout(timer.current);
      setState('saving');
      try {
        const { maxStep } = await send(step, responses);
        setState(open.size > 0 ? 'waiting' : 'saved');
        return maxStep;
      } catch (error) {
        setState('offline');
        throw error;
      }
    },
    [open, send],
  );

  useEffect(() => {
    if (open.size > 0) void save();
    const retry = () => {
      if (open.size > 0) void save();
    };
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      clearTimeout(timer.current);
    };
  }, [open, save]);

  return { state, change, finish, kept: open };
}
