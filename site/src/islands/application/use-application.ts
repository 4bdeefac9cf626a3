import { ApiError } from '@plinth/api-client/api-error';
import { PRODUCT_CODES, type ProductCode, regionOfProductCode } from '@plinth/domain/catalog/product-code';
import type { ApplicationAnswer } from '@plinth/domain/course-applications/application-answers';
import { applicationFromAnswers } from '@plinth/domain/course-applications/application-answers';
import { APPLICATION_FORM_ID } from '@plinth/domain/course-applications/application-pages';
import type { ApplicationSource } from '@plinth/domain/course-applications/application-source';
import { applicationFormPath } from '@plinth/domain/navigation/application-paths';
import type { PhoneCountry } from '@plinth/ui/PhoneInput';
import { type FormEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import { createIntentKeys } from '../payment/intent-key.ts';
import { type Answers, answersOfDraft, NO_ANSWERS } from './answers.ts';
import { checkAnswers, type Problem } from './check-answers.ts';
import { phoneProblem, phoneValue } from './phone.ts';
import { phoneCountryOf } from './phone-country-of.ts';
import { sendLead } from './send-lead.ts';
import { applicationSteps, REVIEW_STEP, stepToResume } from './steps.ts';
import {
  readStoredApplication,
  readStoredStart,
  type StoredApplication,
  storeApplication,
} from './stored-application.ts';
import { typedAnswers } from './typed-answers.ts';
import { useDraft } from './use-draft.ts';

/**
 * What the page shows: the form, or why there is none. `unknown`: no such application; `unread`: no answer; `mailed`:
 * it goes on with the link of our mail.
 */
export type Phase =
  | 'editing'
  | 'loading'
  | 'unknown'
  | 'unread'
  | 'mailed'
  | 'submitted'
  | 'submitted-before';

/** The application being filled in: its steps, answers and problems, and what moves it on. */
export function useApplication(firstCourse: ProductCode | null, countries: readonly PhoneCountry[]) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('editing');
  const [source, setSource] = useState<ApplicationSource>('WEBSITE');
  const [productCode, setProductCode] = useState<ProductCode | null>(firstCourse);
  const [leadId, setLeadId] = useState<string | null>(null);
  const [stepId, setStepId] = useState('contact');
  const [answers, showAnswers] = useState<Answers>(NO_ANSWERS);
  // Two fields may change before the page is drawn again (autofill, a slow phone): neither may undo the other.
  const latest = useRef(answers);
  const [problems, setProblems] = useState<Problem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [keys] = useState(createIntentKeys);
  const [earlier, setEarlier] = useState<StoredApplication | null>(null);
  const [phoneCountry, setPhoneCountry] = useState('IN');

  const steps = useMemo(() => applicationSteps(source), [source]);
  const step = steps.find((one) => one.stepId === stepId) ?? null;
  const position = step ? steps.indexOf(step) : steps.length;
  const draft = useDraft(
    { leadId, productCode, source, steps, pageId: step?.pageId ?? steps.at(-1)?.pageId ?? '' },
    answers,
  );

  const keepAnswers = useCallback((changed: Answers) => {
    latest.current = { ...latest.current, ...changed };
    showAnswers(latest.current);
    return latest.current;
  }, []);

  const readDraft = useCallback(
    async (token: string) => {
      setPhase('loading');
      setFailure(null);
      try {
        const read = await api.leads.readApplicationDraft({ params: { id: token } });
        const stored = readStoredApplication();
        const unsaved = stored?.leadId === token ? stored.unsaved : undefined;
        if (stored?.leadId === token) setProductCode(stored.productCode);
        else setProductCode(null);
        setSource(read.source);
        latest.current = NO_ANSWERS;
        keepAnswers({ ...answersOfDraft(read), ...unsaved });
        setLeadId(token);
        const known = applicationSteps(read.source);
        const asked = known.find(({ stepId: one }) => one === location.hash.slice(1) && one !== 'contact');
        setStepId(asked?.stepId ?? stepToResume(known, read.currentPageId));
        setPhase(read.isSubmitted ? 'submitted-before' : 'editing');
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) {
          if (readStoredApplication()?.leadId === token) storeApplication(null);
          setPhase('unknown');
        } else if (error instanceof ApiError && error.status === 410) {
          // Opened by the mailed link, it goes on there; what this browser has not sent yet stays in it.
          setPhase('mailed');
        } else {
          setFailure(toMessage(error));
          setPhase('unread');
        }
      }
    },
    [keepAnswers],
  );

  // In the commit itself: a form sent between this and a later effect would be read without what was typed before.
  useLayoutEffect(() => {
    const address = new URLSearchParams(location.search);
    const token = address.get('leadId');
    if (token) {
      void readDraft(token);
      return;
    }
    const before = readStoredApplication();
    setEarlier(before);
    if (address.has('quick')) setSource('WEBSITE_QUICK_APPLY');
    // What was typed before this island woke is the browser's; it is taken over here.
    const typed = new FormData(form.current ?? undefined);
    const start = readStoredStart();
    const product = address.get('product') ?? start?.productCode ?? typed.get('product');
    const asked = PRODUCT_CODES.find((code) => code === product);
    if (asked) {
      setProductCode(asked);
      setPhoneCountry(phoneCountryOf(regionOfProductCode(asked)));
    }
    if (start) keepAnswers(start.unsaved);
    const awake = typedAnswers(typed, countries);
    const kept = keepAnswers(awake);
    if (!before && Object.keys(awake).length > 0)
      storeApplication({ leadId: null, productCode: asked ?? null, unsaved: kept });
  }, [readDraft, keepAnswers, countries]);

  useEffect(() => {
    // The links of the error summary change the address as well: only a step's own name moves on.
    const follow = () => {
      const asked = location.hash.slice(1) || 'contact';
      if (asked === REVIEW_STEP || steps.some((one) => one.stepId === asked)) setStepId(asked);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [steps]);

  function go(next: string) {
    setProblems([]);
    setFailure(null);
    setStepId(next);
    history.pushState(null, '', `#${next}`);
    requestAnimationFrame(() => heading.current?.focus());
  }

  function change(answer: ApplicationAnswer) {
    const changed = keepAnswers({ [answer.questionId]: answer });
    setProblems((known) => known.filter(({ field }) => field !== answer.questionId));
    if (leadId === null) keepStart(productCode, changed);
    else draft.change(changed);
  }

  /** Until there is an application to save them in, first answers stay in this browser; an earlier one is not lost. */
  function keepStart(chosen: ProductCode | null, unsaved: Answers) {
    if (!earlier) storeApplication({ leadId: null, productCode: chosen, unsaved });
  }

  function chooseProduct(chosen: ProductCode) {
    setProductCode(chosen);
    if (leadId === null) keepStart(chosen, latest.current);
  }

  async function problemsOf(questions: NonNullable<typeof step>['questions']): Promise<Problem[]> {
    const found = checkAnswers(latest.current, questions, source);
    const isPhoneAsked = questions.some(({ questionId }) => questionId === 'mobile');
    if (!isPhoneAsked || found.some(({ field }) => field === 'mobile')) return found;
    const wrong = await phoneProblem(
      phoneValue(latest.current.mobile?.responseText ?? '', countries, 'IN'),
      countries,
    );
    return wrong ? [...found, { field: 'mobile', message: wrong }] : found;
  }

  function refuse(found: Problem[]) {
    setProblems(found);
    setAttempt((count) => count + 1);
  }

  async function next(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    setBusy(true);
    setFailure(null);
    try {
      const found = await problemsOf(step ? step.questions : steps.flatMap(({ questions }) => questions));
      if (found.length > 0) {
        const home =
          step ??
          steps.find(({ questions }) => questions.some(({ questionId }) => questionId === found[0]?.field));
        if (!step && home) go(home.stepId);
        refuse(
          home
            ? found.filter(({ field }) => home.questions.some(({ questionId }) => questionId === field))
            : found,
        );
        return;
      }
      if (!step) await submit();
      else if (leadId === null) await begin(website);
      else {
        go(steps[position + 1]?.stepId ?? REVIEW_STEP);
        // Saved once more with the step that is open now, so that another device goes on there.
        draft.change(latest.current);
      }
    } catch (error) {
      setFailure(toMessage(error));
    } finally {
      setBusy(false);
    }
  }

  async function begin(website: string) {
    if (!productCode) return;
    const token = await sendLead(latest.current, productCode, website, keys);
    setLeadId(token);
    setEarlier(null);
    storeApplication({ leadId: token, productCode, unsaved: latest.current });
    history.replaceState(null, '', applicationFormPath(token));
    go(steps[1]?.stepId ?? REVIEW_STEP);
    draft.change(latest.current);
  }

  async function submit() {
    if (!leadId) return;
    await draft.save();
    const data = applicationFromAnswers(Object.values(latest.current));
    await api.courseApplications.submitApplication({
      body: {
        leadId,
        formId: APPLICATION_FORM_ID,
        source,
        data,
        ...(productCode ? { productId: productCode } : {}),
      },
    });
    storeApplication(null);
    setPhase('submitted');
  }

  /** Goes on with the application of this browser, where the server says that it is. */
  async function resumeEarlier() {
    if (!earlier || isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      const { leadId: token, redirectPath } = await api.leads.redirectApplication({
        params: { id: earlier.leadId },
      });
      history.replaceState(null, '', redirectPath);
      await readDraft(token);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) {
        storeApplication(null);
        setEarlier(null);
      }
      setFailure(toMessage(error));
    } finally {
      setBusy(false);
    }
  }

  /** The upload has saved the resume itself; only the page is to know of it. */
  const keepResume = (resume: { documentId: string; name: string }) =>
    keepAnswers({
      resume: { questionId: 'resume', responseId: resume.documentId, responseText: resume.name },
    });

  return {
    form,
    heading,
    phase,
    source,
    productCode,
    chooseProduct,
    leadId,
    steps,
    step,
    position,
    answers,
    problems,
    attempt,
    failure,
    isBusy,
    earlier,
    phoneCountry,
    saveState: draft.state,
    go,
    change,
    next,
    keepResume,
    resumeEarlier,
    retry: () => void readDraft(new URLSearchParams(location.search).get('leadId') ?? ''),
  };
}

export type ApplicationInProgress = ReturnType<typeof useApplication>;
