import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import { type EmiProblem, emiProblems, missingEmiAnswers } from '@plinth/domain/payments/emi-answers';
import { emiDocumentQuestionId } from '@plinth/domain/payments/emi-questions';
import { EMI_STEPS, type EmiStep } from '@plinth/domain/payments/emi-tab';
import { canOpenEmiStep, emiStepOf } from '@plinth/domain/payments/emi-tabs';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { api, type EmiForm, type EmiState } from '../../api/client.ts';
import { isOvertaken, toMessage } from '../../api/to-message.ts';
import { answersById, answersOfTab, type EmiAnswers, tabSlug } from './emi-answers.ts';
import { today } from './today.ts';
import { useEmiDraft } from './use-emi-draft.ts';

export const REVIEW_STEP = emiStepOf('Review Page');
export const DOCUMENTS_STEP = emiStepOf('Upload Documents');

/** The id of the control that answers a question, for labels and for the links of the error summary. */
export const emiFieldId = (questionId: string) => `emi-${questionId}`;

type Facts = {
  orderId: string;
  form: EmiForm;
  state: EmiState;
  /** It was handed in, here or elsewhere, or things moved on: what holds now is read. */
  onMovedOn: () => Promise<unknown>;
};

/** The EMI application being filled in: its tabs, answers, documents and problems, and what moves it on. */
export function useEmiWizard({ orderId, form, state, onMovedOn }: Facts) {
  const { tabs } = form;
  const panel = useRef<HTMLDivElement>(null);
  const [maxStep, setMaxStep] = useState<EmiStep>(form.maxStep);
  const [documents, setDocuments] = useState(state.documents);
  const [problems, setProblems] = useState<EmiProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const draft = useEmiDraft({ orderId, tabs, onOvertaken: () => void onMovedOn() });
  const [answers, setAnswers] = useState<EmiAnswers>(() => ({
    ...answersById(form.responses),
    ...answersById([...draft.kept.values()].map(({ response }) => response)),
  }));

  /** The tab that the address names, when it can be opened. */
  const stepOfAddress = () => {
    const asked = tabs.find(({ title }) => tabSlug(title) === location.hash.slice(1))?.step;
    return asked && canOpenEmiStep(asked, maxStep) ? asked : null;
  };
  const lastOpen = canOpenEmiStep(state.currentStep, maxStep) ? state.currentStep : maxStep;
  const [step, setStep] = useState<EmiStep>(() => stepOfAddress() ?? lastOpen);
  const tab = tabs.find((one) => one.step === step) ?? null;

  const follow = useRef<() => void>(undefined);
  follow.current = () => {
    // The links of the error summary change the address as well: only a tab's own name moves on.
    const target = location.hash === '' ? lastOpen : stepOfAddress();
    if (target) setStep(target);
  };
  useEffect(() => {
    const listen = () => follow.current?.();
    window.addEventListener('popstate', listen);
    return () => window.removeEventListener('popstate', listen);
  }, []);

  function open(next: EmiStep) {
    setProblems([]);
    setFailure(null);
    setStep(next);
    const title = tabs.find((one) => one.step === next)?.title;
    if (title) history.pushState(null, '', `#${tabSlug(title)}`);
  }

  function change(response: ResponseEntry) {
    setAnswers((known) => ({ ...known, [response.questionId]: response }));
    setProblems((known) => known.filter(({ questionId }) => questionId !== response.questionId));
    draft.change(step, response);
  }

  function receive(now: EmiState['documents']) {
    setDocuments(now);
    setProblems([]);
  }

  /** What keeps the open tab from being finished. */
  function problemsOfTab(): EmiProblem[] {
    if (!tab) return [];
    if (step === DOCUMENTS_STEP)
      return documents
        .filter(({ status }) => status === 'PENDING')
        .map(({ kind, name }) => ({
          questionId: emiDocumentQuestionId(kind),
          message: `Upload this: ${name}`,
        }));
    const given = answersOfTab(tab, answers);
    return [...missingEmiAnswers(tab.questions, given), ...emiProblems(tab.questions, given, today())];
  }

  async function goOn(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !tab) return;
    const found = problemsOfTab();
    setProblems(found);
    setAttempt((count) => count + 1);
    setFailure(null);
    if (found.length > 0) return;
    setBusy(true);
    try {
      const reached = await draft.finish(step, answersOfTab(tab, answers));
      setMaxStep(reached);
      const next = EMI_STEPS.find((one) => one === step + 1);
      if (step === REVIEW_STEP) {
        await api.emi.submit({ body: { orderId } });
        await onMovedOn();
      } else if (next && canOpenEmiStep(next, reached)) {
        open(next);
        requestAnimationFrame(() => panel.current?.focus());
      }
    } catch (error) {
      setFailure(toMessage(error));
      if (isOvertaken(error)) await onMovedOn();
    } finally {
      setBusy(false);
    }
  }

  function goBack() {
    const before = EMI_STEPS.find((one) => one === step - 1);
    if (before) open(before);
  }

  return {
    orderId,
    tabs,
    partners: form.partners,
    panel,
    step,
    maxStep,
    tab,
    answers,
    documents,
    problems,
    attempt,
    failure,
    isBusy,
    saveState: draft.state,
    open,
    change,
    receive,
    goOn,
    goBack,
  };
}

export type EmiWizardState = ReturnType<typeof useEmiWizard>;
