import type { ProductCode } from '@plinth/domain/catalog/product-code';
import type { ApplicationAnswer } from '@plinth/domain/course-applications/application-answers';
import { APPLICATION_FORM_ID } from '@plinth/domain/course-applications/application-pages';
import type { ApplicationSource } from '@plinth/domain/course-applications/application-source';
import { useSaver } from '@plinth/ui/forms/use-saver';
import { useCallback, useState } from 'react';
import { api } from '../../api/client.ts';
import { isSaveRefused } from '../../api/unsaved-text.ts';
import { type Answers, pagesToSave } from './answers.ts';
import type { Step } from './steps.ts';
import { storeApplication } from './stored-application.ts';

type Facts = {
  leadId: string | null;
  productCode: ProductCode | null;
  source: ApplicationSource;
  steps: readonly Step[];
  pageId: string;
  answers: () => Answers;
};

/**
 * Saves the changed answers of a draft when typing pauses, so that those changed in another tab or on another device
 * stay as they are. Answers the server has not received yet stay in the browser.
 */
export function useDraftSaving({ leadId, productCode, source, steps, pageId, answers }: Facts) {
  const [open] = useState(() => new Map<string, ApplicationAnswer>());
  const keep = () => {
    if (leadId === null) return;
    const emailId = answers().emailId?.responseText ?? '';
    const unsaved: Answers = Object.fromEntries(open);
    storeApplication({ leadId, productCode, emailId, ...(open.size > 0 ? { unsaved } : {}) });
  };
  const saver = useSaver({
    pauseMs: 900,
    longestWaitMs: 60_000,
    isRefusal: isSaveRefused,
    save: async () => {
      if (leadId === null) return;
      const sent = new Map(open);
      const pages = pagesToSave(Object.fromEntries(sent), steps);
      await api.leads.saveApplicationDraft({
        body: { data: { leadId, formId: APPLICATION_FORM_ID, currentPageId: pageId, source, ...pages } },
      });
      for (const [questionId, answer] of sent) if (open.get(questionId) === answer) open.delete(questionId);
      keep();
    },
  });
  const { touch } = saver;
  return {
    ...saver,
    /** Adds answers that the server has not received: those stored here before. */
    take: useCallback(
      (unsaved: Answers) => {
        for (const answer of Object.values(unsaved)) open.set(answer.questionId, answer);
        touch();
      },
      [open, touch],
    ),
    /** Stores a changed answer here until the server has it. */
    change: (answer: ApplicationAnswer) => {
      open.set(answer.questionId, answer);
      keep();
      touch();
    },
  };
}
