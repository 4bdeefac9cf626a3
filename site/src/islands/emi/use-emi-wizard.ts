import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { emiProblems, missingEmiAnswers } from '@plinth/domain/payments/emi-answers';
import { emiDocumentQuestionId } from '@plinth/domain/payments/emi-questions';
import { EMI_STEPS, type EmiStep } from '@plinth/domain/payments/emi-tab';
import { canOpenEmiStep, emiStepOf } from '@plinth/domain/payments/emi-tabs';
import type { Problems } from '@plinth/ui/forms/judged';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useSteps } from '@plinth/ui/forms/use-steps';
import { useSubmission } from '@plinth/ui/forms/use-submission';
import { type FormEvent, useState } from 'react';
import { api, type EmiForm, type EmiState } from '../../api/client.ts';
import { isOvertaken } from '../../api/to-message.ts';
import { answersById, answersOfTab, type EmiAnswers, type EmiFormTab, tabSlug } from './emi-answers.ts';
import { today } from './today.ts';
import { useEmiDraft } from './use-emi-draft.ts';

export const REVIEW_STEP = emiStepOf('Review Page');
export const DOCUMENTS_STEP = emiStepOf('Upload Documents');

/** Returns the id of the control that answers a question, for labels and for the links of the error summary. */
export const emiFieldId = (questionId: string) => `emi-${questionId}`;

type Facts = {
  orderId: string;
  form: EmiForm;
  state: EmiState;
  /** Called when it was handed in, here or elsewhere, or its state has changed: the current state is then read. */
  onMovedOn: () => Promise<unknown>;
};

/**
 * The EMI application being filled in: its tabs, answers, documents and problems, and the functions that move it on.
 */
export function useEmiWizard({ orderId, form, state, onMovedOn }: Facts) {
  const { tabs } = form;
  const submission = useSubmission();
  const { run, refuse, rest, settle } = submission;
  const [maxStep, setMaxStep] = useState<EmiStep>(form.maxStep);
  const [documents, setDocuments] = useState(state.documents);
  const draft = useEmiDraft({ orderId, tabs, onOvertaken: () => void onMovedOn() });
  const [begun] = useState<EmiAnswers>(() => ({
    ...answersById(form.responses),
    ...answersById([...draft.kept.values()].map(({ response }) => response)),
  }));
  const held = useDraft(begun);

  const lastOpen = canOpenEmiStep(state.currentStep, maxStep) ? state.currentStep : maxStep;
  /** Returns the step of the tab in the address, if it can be opened. */
  const stepOf = (hash: string) => {
    const asked = tabs.find(({ title }) => tabSlug(title) === hash)?.step;
    return asked && canOpenEmiStep(asked, maxStep) ? asked : null;
  };
  const { step, head, go } = useSteps<EmiStep>({
    first: () => stepOf(location.hash.slice(1)) ?? lastOpen,
    onMove: rest,
    address: {
      hashOf: (one) => {
        const title = tabs.find((other) => other.step === one)?.title;
        return title ? tabSlug(title) : null;
      },
      // The links of the error summary change the address as well: only a tab's own name changes the tab.
      stepOf: (hash) => (hash === '' ? lastOpen : stepOf(hash)),
    },
  });
  const tab = tabs.find((one) => one.step === step) ?? null;

  function change(response: ResponseEntry) {
    held.merge({ [response.questionId]: response });
    settle(response.questionId);
    draft.change(step, response);
  }

  /** Returns what prevents the open tab from being finished. */
  function problemsOfTab(questions: EmiFormTab['questions'], given: ResponseEntry[]): Problems {
    if (step === DOCUMENTS_STEP)
      return Object.fromEntries(
        documents
          .filter(({ status }) => status === 'PENDING')
          .map(({ kind, name }) => [emiDocumentQuestionId(kind), `Upload this: ${name}`]),
      );
    const found = [...missingEmiAnswers(questions, given), ...emiProblems(questions, given, today())];
    return Object.fromEntries(found.map(({ questionId, message }) => [questionId, message]));
  }

  const goOn = (event: FormEvent) => {
    event.preventDefault();
    return run(
      async () => {
        if (!tab) return false;
        const given = answersOfTab(tab, held.latest());
        if (refuse(problemsOfTab(tab.questions, given))) return false;
        const reached = await draft.finish(step, given);
        setMaxStep(reached);
        const next = EMI_STEPS.find((one) => one === step + 1);
        if (step === REVIEW_STEP) {
          await api.emi.submit({ body: { orderId } });
          await onMovedOn();
        } else if (next && canOpenEmiStep(next, reached)) go(next);
        return true;
      },
      (error) => {
        if (isOvertaken(error)) void onMovedOn();
      },
    );
  };

  const open = (next: EmiStep) => go(next, false);
  return {
    ...submission,
    orderId,
    tabs,
    partners: form.partners,
    head,
    step,
    maxStep,
    tab,
    answers: held.draft,
    documents,
    saveState: draft.state,
    saveError: draft.error,
    open,
    change,
    receive: (now: EmiState['documents']) => {
      setDocuments(now);
      refuse({});
    },
    goOn,
    goBack: () => {
      const before = EMI_STEPS.find((one) => one === step - 1);
      if (before) open(before);
    },
  };
}

export type EmiWizardState = ReturnType<typeof useEmiWizard>;
