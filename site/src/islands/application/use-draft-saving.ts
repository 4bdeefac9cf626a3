import type { ProductCode } from '@plinth/domain/catalog/product-code';
import { APPLICATION_FORM_ID } from '@plinth/domain/course-applications/application-pages';
import type { ApplicationSource } from '@plinth/domain/course-applications/application-source';
import { useSaver } from '@plinth/ui/forms/use-saver';
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

/** Saves a draft when typing pauses; answers the server has not received yet stay in the browser. */
export function useDraftSaving({ leadId, productCode, source, steps, pageId, answers }: Facts) {
  const saver = useSaver({
    pauseMs: 900,
    longestWaitMs: 60_000,
    isRefusal: isSaveRefused,
    save: async () => {
      if (leadId === null) return;
      const sent = answers();
      const pages = pagesToSave(sent, steps);
      await api.leads.saveApplicationDraft({
        body: { data: { leadId, formId: APPLICATION_FORM_ID, currentPageId: pageId, source, ...pages } },
      });
      if (answers() === sent) storeApplication({ leadId, productCode });
    },
  });
  const { touch } = saver;
  return {
    ...saver,
    /** Stores the answers here until the server has them. */
    keep: () => {
      if (leadId === null) return;
      storeApplication({ leadId, productCode, unsaved: answers() });
      touch();
    },
  };
}
