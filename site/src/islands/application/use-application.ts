import { ApiError } from '@plinth/api-client/api-error';
import {
  PRODUCT_CODE_PATTERN,
  type ProductCode,
  regionOfProductCode,
} from '@plinth/domain/catalog/product-codes';
import {
  type ApplicationAnswer,
  applicationFromAnswers,
} from '@plinth/domain/course-applications/application-answers';
import { APPLICATION_FORM_ID } from '@plinth/domain/course-applications/application-pages';
import type { ApplicationSource } from '@plinth/domain/course-applications/application-source';
import { phoneCountryOf } from '@plinth/domain/fields/phone-country-of';
import { TRAP_FIELD } from '@plinth/domain/leads/looks-automated';
import { applicationFormPath } from '@plinth/domain/navigation/application-paths';
import type { Problems } from '@plinth/ui/forms/judged';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { faultyStep, useSteps } from '@plinth/ui/forms/use-steps';
import { useSubmission } from '@plinth/ui/forms/use-submission';
import { type FormEvent, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { api } from '../../api/client.ts';
import { createIntentKeys } from '../payment/intent-key.ts';
import { type Answers, answersOfDraft, NO_ANSWERS } from './answers.ts';
import { checkAnswers } from './check-answers.ts';
import { phoneProblem, phoneValue } from './phone.ts';
import { sendLead } from './send-lead.ts';
import { applicationSteps, REVIEW_STEP, type Step, stepToResume } from './steps.ts';
import {
  readStoredApplication,
  readStoredStart,
  type StoredApplication,
  storeApplication,
} from './stored-application.ts';
import { typedAnswers } from './typed-answers.ts';
import { unsentAnswers } from './unsent-answers.ts';
import { useDraftSaving } from './use-draft-saving.ts';

/**
 * What the page shows: the form, or why there is none. `unknown`: no such application; `unread`: no answer; `mailed`:
 * it is continued through the link in our mail.
 */
export type Phase =
  | 'editing'
  | 'loading'
  | 'unknown'
  | 'unread'
  | 'mailed'
  | 'submitted'
  | 'submitted-before';

const askedOf = ({ questions }: Step) => questions.map(({ questionId }) => questionId);

/** The application being filled in: its steps, answers and problems, and the functions that move it on. */
export function useApplication(firstCourse: ProductCode | null) {
  const submission = useSubmission();
  const { ref, run, refuse, rest, settle } = submission;
  const held = useDraft<Answers>(NO_ANSWERS);
  const [phase, setPhase] = useState<Phase>('editing');
  const [source, setSource] = useState<ApplicationSource>('WEBSITE');
  const [productCode, setProductCode] = useState<ProductCode | null>(firstCourse);
  const [leadId, setLeadId] = useState<string | null>(null);
  const [keys] = useState(createIntentKeys);
  const [earlier, setEarlier] = useState<StoredApplication | null>(null);
  const [hasKept, setKept] = useState(false);

  const steps = useMemo(() => applicationSteps(source), [source]);
  const {
    step: stepId,
    head,
    go,
    open,
  } = useSteps<string>({
    first: 'contact',
    onMove: rest,
    address: {
      hashOf: (one) => one,
      // The links of the error summary change the address as well: only a step's own name changes the step.
      stepOf: (hash) => {
        const asked = hash || 'contact';
        return asked === REVIEW_STEP || steps.some((one) => one.stepId === asked) ? asked : null;
      },
    },
  });
  const step = steps.find((one) => one.stepId === stepId) ?? null;
  const position = step ? steps.indexOf(step) : steps.length;
  const saving = useDraftSaving({
    leadId,
    productCode,
    source,
    steps,
    pageId: step?.pageId ?? steps.at(-1)?.pageId ?? '',
    answers: held.latest,
  });
  const { merge, clear } = held;
  const { take } = saving;

  const readDraft = useCallback(
    async (token: string) => {
      setPhase('loading');
      await run(
        async () => {
          const read = await api.leads.readApplicationDraft({ params: { id: token } });
          const saved = answersOfDraft(read);
          const unsent = read.isSubmitted
            ? {}
            : await unsentAnswers(token, saved.emailId?.responseText ?? '');
          setProductCode(read.productId ?? null);
          setSource(read.source);
          clear();
          merge({ ...saved, ...unsent });
          setLeadId(token);
          if (Object.keys(unsent).length > 0) take(unsent);
          const known = applicationSteps(read.source);
          const asked = location.hash.slice(1);
          const isStep = asked === REVIEW_STEP || known.some(({ stepId: one }) => one === asked);
          open(isStep && asked !== 'contact' ? asked : stepToResume(known, read.currentPageId));
          setPhase(read.isSubmitted ? 'submitted-before' : 'editing');
        },
        (error) => {
          const status = error instanceof ApiError ? error.status : 0;
          // A truncated link is unknown too.
          const isUnknown = status === 404 || status === 400;
          const stored = readStoredApplication();
          if (isUnknown && stored?.leadId === token) {
            // Typed answers survive an application that does not exist: they become another one.
            storeApplication(
              stored.unsaved && { leadId: null, productCode: stored.productCode, unsaved: stored.unsaved },
            );
            setKept(Boolean(stored.unsaved));
          }
          // Opened through the mailed link, it continues there; answers this browser has not sent stay in it.
          setPhase(isUnknown ? 'unknown' : status === 410 ? 'mailed' : 'unread');
        },
      );
    },
    [run, clear, merge, open, take],
  );

  // In the commit itself: a form submitted between this and a later effect would be read without the earlier input.
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
    // Text typed before this island woke is the browser's; it is taken over here.
    const typed = new FormData(ref.current ?? undefined);
    const start = readStoredStart();
    const product = address.get('product') ?? start?.productCode ?? typed.get('product');
    const asked = typeof product === 'string' && PRODUCT_CODE_PATTERN.test(product) ? product : null;
    if (asked) setProductCode(asked);
    const awake = typedAnswers(typed);
    const kept = { ...start?.unsaved, ...awake };
    merge(kept);
    if (!before && Object.keys(awake).length > 0)
      storeApplication({
        leadId: null,
        productCode: asked,
        unsaved: { ...NO_ANSWERS, ...kept },
      });
  }, [readDraft, merge, ref]);

  /**
   * Stores the first answers in this browser until there is an application to save them in; an earlier one is not
   * overwritten.
   */
  function keepStart(chosen: ProductCode | null) {
    if (!earlier) storeApplication({ leadId: null, productCode: chosen, unsaved: held.latest() });
  }

  function change(answer: ApplicationAnswer) {
    merge({ [answer.questionId]: answer });
    settle(answer.questionId);
    if (leadId === null) keepStart(productCode);
    else saving.change(answer);
  }

  async function problemsOf(some: readonly Step[]): Promise<Problems> {
    const questions = some.flatMap((one) => one.questions);
    const answers = held.latest();
    const found: Problems = Object.fromEntries(
      checkAnswers(answers, questions, source).map(({ field, message }) => [field, message]),
    );
    if (found.mobile || !questions.some(({ questionId }) => questionId === 'mobile')) return found;
    const mobile = phoneProblem(phoneValue(answers.mobile?.responseText ?? '', 'IN'));
    return mobile ? { ...found, mobile } : found;
  }

  const next = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const leaveEmpty = String(new FormData(event.currentTarget).get(TRAP_FIELD) ?? '');
    return run(async () => {
      const found = await problemsOf(step ? [step] : steps);
      const home = step ?? faultyStep(steps, askedOf, found);
      if (home && home !== step) go(home.stepId);
      const here: readonly string[] = home ? askedOf(home) : [];
      if (refuse(Object.fromEntries(Object.entries(found).filter(([field]) => here.includes(field)))))
        return false;
      if (!step) return submit();
      if (leadId === null) return begin(leaveEmpty);
      go(steps[position + 1]?.stepId ?? REVIEW_STEP);
      // Saved again with the step that is open now, so that another device continues there.
      saving.touch();
    });
  };

  async function begin(leaveEmpty: string) {
    if (!productCode) return;
    const token = await sendLead(held.latest(), productCode, leaveEmpty, keys);
    const unsaved = held.latest();
    setLeadId(token);
    setEarlier(null);
    storeApplication({
      leadId: token,
      productCode,
      emailId: unsaved.emailId?.responseText ?? '',
      unsaved,
    });
    history.replaceState(null, '', applicationFormPath(token));
    go(steps[1]?.stepId ?? REVIEW_STEP);
    take(unsaved);
  }

  async function submit() {
    if (!leadId) return;
    saving.touch();
    await saving.drain();
    const data = applicationFromAnswers(Object.values(held.latest()));
    const product = productCode ? { productId: productCode } : {};
    await api.courseApplications.submitApplication({
      body: { leadId, formId: APPLICATION_FORM_ID, source, data, ...product },
    });
    storeApplication(null);
    setPhase('submitted');
  }

  /** Continues this browser's application at the step the server reports. */
  async function resumeEarlier() {
    if (!earlier) return;
    let found: string | null = null;
    await run(
      async () => {
        const { leadId: token, redirectPath } = await api.leads.redirectApplication({
          params: { id: earlier.leadId },
        });
        history.replaceState(null, '', redirectPath);
        found = token;
      },
      (error) => {
        if (!(error instanceof ApiError) || error.status !== 404) return;
        storeApplication(null);
        setEarlier(null);
      },
    );
    if (found) await readDraft(found);
  }

  return {
    ...submission,
    head,
    phase,
    source,
    productCode,
    chooseProduct: (chosen: ProductCode) => {
      setProductCode(chosen);
      if (leadId === null) keepStart(chosen);
    },
    leadId,
    steps,
    step,
    position,
    answers: held.draft,
    earlier,
    phoneCountry: phoneCountryOf(productCode ? regionOfProductCode(productCode) : 'INDIA'),
    /** Input for an application that does not exist is saved for another one. */
    hasKept,
    saveState: saving.state,
    saveError: saving.error,
    go,
    change,
    next,
    /** The upload has already saved the resume; only the page needs to know. */
    keepResume: ({ documentId, name }: { documentId: string; name: string }) =>
      merge({ resume: { questionId: 'resume', responseId: documentId, responseText: name } }),
    resumeEarlier,
    retry: () => void readDraft(new URLSearchParams(location.search).get('leadId') ?? ''),
  };
}

export type ApplicationInProgress = ReturnType<typeof useApplication>;
