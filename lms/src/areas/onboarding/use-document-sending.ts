import { useQueryClient } from '@tanstack/react-query';
import { documentsQuery, saveDocument } from '../../data/documents.ts';
import type { SendDocument } from '../../parts/QuestionInput/question-input-props.ts';

/** Sends a document requested by an onboarding question to its slot. */
export function useDocumentSending(cohortId: string): SendDocument {
  const queryClient = useQueryClient();
  return async (file, { questionId, onProgress }) => {
    const { documents } = await queryClient.fetchQuery(documentsQuery());
    const slot = documents.find((item) => item.questionId === questionId && item.cohortId === cohortId);
    if (!slot) throw new Error('There is no place for this document. Reload the page and try again.');
    const { document } = await saveDocument({ documentId: slot.documentId, file, onProgress });
    await queryClient.invalidateQueries({ queryKey: ['documents'] });
    return document.documentId;
  };
}
