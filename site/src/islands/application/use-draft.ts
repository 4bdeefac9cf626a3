import { ApiError } from '@plinth/api-client/api-error';
import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { APPLICATION_FORM_ID } from '@plinth/domain/course-applications/application-pages';
import type { ApplicationSource } from '@plinth/domain/course-applications/application-source';
import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { type Answers, pagesToSave } from './answers.ts';
import type { Step } from './steps.ts';
import { storeApplication } from './stored-application.ts';

const PAUSE_MS = 900;

export type SaveState = 'saved' | 'saving' | 'waiting' | 'offline' | 'submitted';

type Facts = {
  leadId: string | null;
  productCode: ProductCode | null;
  source: ApplicationSource;
  steps: readonly Step[];
  pageId: string;
};

/**
 * Saves a draft when typing pauses, one call at a time, and keeps in the browser what the server has not got yet, so
 * that neither a reload nor a lost connection costs an answer.
 */
export function useDraft(facts: Facts, answers: Answers) {
  const [state, setState] = useState<SaveState>('saved');
  const latest = useRef({ facts, answers });
  latest.current = { facts, answers };
  const isBusy = useRef(false);
  const isChanged = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    const { leadId, productCode, source, steps, pageId } = latest.current.facts;
    if (leadId === null) return false;
    if (isBusy.current) {
      isChanged.current = true;
      return true;
    }
    isBusy.current = true;
    isChanged.current = false;
    setState('saving');
    const sent = latest.current.answers;
    try {
      await api.leads.saveApplicationDraft({
        body: {
          data: {
            leadId,
            formId: APPLICATION_FORM_ID,
            currentPageId: pageId,
            source,
            ...pagesToSave(sent, steps),
          },
        },
      });
      storeApplication({ leadId, productCode });
      setState('saved');
      return true;
    } catch (error) {
      const isSubmitted = error instanceof ApiError && error.status === 409;
      setState(isSubmitted ? 'submitted' : 'offline');
      return false;
    } finally {
      isBusy.current = false;
      if (isChanged.current) void save();
    }
  }, []);

  const change = useCallback(
    (changed: Answers) => {
      const { leadId, productCode } = latest.current.facts;
      if (leadId === null) return;
      storeApplication({ leadId, productCode, unsaved: changed });
      setState('waiting');
      isChanged.current = isBusy.current;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), PAUSE_MS);
    },
    [save],
  );

  useEffect(() => {
    const retry = () =>
      setState((known) => {
        if (known === 'offline') void save();
        return known;
      });
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      clearTimeout(timer.current);
    };
  }, [save]);

  return { state, save, change };
}
