import { ApiError } from '@plinth/api-client/api-error';
import type { CareerFormId } from '@plinth/domain/career-builder/career-form';
import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import type { Region } from '@plinth/domain/catalog/region';
import type { Question } from '@plinth/domain/forms/question';
import { FASTEST_PERSON_MS, TRAP_FIELD } from '@plinth/domain/leads/looks-automated';
import { fieldBindings } from '@plinth/ui/forms/field-bindings';
import { filledInMs } from '@plinth/ui/forms/filled-in-ms';
import type { Problems } from '@plinth/ui/forms/judged';
import type { PathOf, ValueAt } from '@plinth/ui/forms/paths';
import { useDraft } from '@plinth/ui/forms/use-draft';
import { useSteps } from '@plinth/ui/forms/use-steps';
import { useSubmission } from '@plinth/ui/forms/use-submission';
import { type FormEvent, useCallback, useLayoutEffect, useState } from 'react';
import { api, type CareerResultInShort } from '../../api/client.ts';
import { phoneProblem, phoneValue } from '../application/phone.ts';
import { rememberReader } from '../career-report/remembered-reader.ts';
import { missingOf, questionsOfStep, toResponses } from './career-answers.ts';
import { checkContact, checkDetails, hasDetails } from './check-person.ts';
import { newDraftToken } from './new-draft-token.ts';
import {
  NEW_ATTEMPT,
  readStoredAttempt,
  type StoredAttempt,
  storeAttempt,
  withSaved,
} from './stored-attempt.ts';

/** What the page shows: a step, or why there is none. `sent`: just now; `sent-before`: the link of a sent attempt. */
export type Phase = 'editing' | 'loading' | 'unknown' | 'mailed' | 'unread' | 'sent' | 'sent-before';

/** A result as shown right after sending: the token that opens its report, and whether its mail was requested. */
export type Outcome = { resultToken: string; result: CareerResultInShort | null; isMailed: boolean };

const ROLE_STEP = 0;
const CONTACT_STEP = 1;
const FIRST_QUESTION = 2;

type Options = {
  formId: CareerFormId;
  questionCount: number;
  region: Region;
};

/** Stored in full, so that another visit finds every field. */
const SLOT = {
  // Read only once the island is awake: the first render must match the page as built.
  read: () => null,
  write: (typed: Partial<StoredAttempt> | null) => storeAttempt(typed && { ...NEW_ATTEMPT, ...typed }),
};

/** An attempt at the career form: its step, answers and problems, and the functions that move it on. */
export function useCareerBuilder({ formId, questionCount, region }: Options) {
  const submission = useSubmission();
  const { ref, run, refuse, refused, rest, settle } = submission;
  const held = useDraft<StoredAttempt>(NEW_ATTEMPT, SLOT);
  const { draft: attempt, latest, merge, clear } = held;
  const [phase, setPhase] = useState<Phase>('editing');
  const [questions, setQuestions] = useState<Question[] | null>(null);
  /** The problems found by the last try to continue; those still open are in `refused`. */
  const [found, setFound] = useState<Problems>({});
  const [hasResult, setHasResult] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { step, head, go, open } = useSteps<number>({
    first: NEW_ATTEMPT.step,
    onMove: (to) => {
      rest();
      merge({ step: to });
    },
  });

  const detailsStep = FIRST_QUESTION + (questions?.length ?? questionCount);
  const question = questions?.[step - FIRST_QUESTION] ?? null;

  const take = useCallback(
    (read: StoredAttempt) => {
      merge(read);
      open(read.step);
    },
    [merge, open],
  );

  const read = useCallback(
    async (draftToken: string | null) => {
      setPhase('loading');
      await run(
        async () => {
          const { questions: asked, draft } = await api.careerBuilder.readForm({
            params: { formId },
            query: draftToken ? { draftToken } : {},
          });
          setQuestions(asked);
          const stored = readStoredAttempt();
          if (draft && draftToken) {
            const own = stored?.draftToken === draftToken ? stored : null;
            const begun = own ?? { ...NEW_ATTEMPT, draftToken, careerType: stored?.careerType ?? null };
            const saved = withSaved(begun, draft);
            const opened = asked.findIndex((one) =>
              questionsOfStep(one).some(({ questionId }) => !(questionId in saved.answers)),
            );
            const last = FIRST_QUESTION + asked.length;
            const reached = opened === -1 ? last : FIRST_QUESTION + opened;
            take({ ...saved, step: own ? Math.min(own.step, last) : reached });
          }
          setPhase(draft?.isSubmitted ? 'sent-before' : 'editing');
        },
        (error) => {
          const status = error instanceof ApiError ? error.status : 0;
          const isUnread = ![400, 404, 410].includes(status);
          if (!isUnread && readStoredAttempt()?.draftToken === draftToken) storeAttempt(null);
          setPhase(isUnread ? 'unread' : status === 410 ? 'mailed' : 'unknown');
        },
      );
    },
    [formId, run, take],
  );

  const wanted = useCallback(
    () => new URLSearchParams(location.search).get('draft') ?? readStoredAttempt()?.draftToken ?? null,
    [],
  );

  // In the commit itself: a form submitted between this and a later effect would be read without the earlier choices.
  useLayoutEffect(() => {
    const draftToken = wanted();
    if (draftToken) {
      void read(draftToken);
      return;
    }
    // A choice made before this island woke is the browser's; it is taken over here.
    const typed = new FormData(ref.current ?? undefined).get('careerType') as CareerType | null;
    take({ ...NEW_ATTEMPT, ...readStoredAttempt(), ...(typed ? { careerType: typed } : {}) });
  }, [read, take, wanted, ref]);

  async function problemsOfStep(): Promise<Problems> {
    const { careerType, answers, details } = latest();
    if (step === ROLE_STEP) return careerType ? {} : { careerType: 'Choose a role' };
    if (step === CONTACT_STEP) return checkContact(latest());
    if (question)
      return Object.fromEntries(
        missingOf(question, answers).map(({ questionId }) => [questionId, 'Choose an answer']),
      );
    const wrong = checkDetails(details);
    if (!hasDetails(details) || wrong.mobile) return wrong;
    const mobile = phoneProblem(phoneValue(details.mobile, 'IN'));
    return mobile ? { ...wrong, mobile } : wrong;
  }

  const next = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const leaveEmpty = String(new FormData(event.currentTarget).get(TRAP_FIELD) ?? '');
    return run(async () => {
      const wrong = await problemsOfStep();
      setFound(wrong);
      if (refuse(wrong)) return false;
      if (step === ROLE_STEP) return chooseRole();
      if (step === CONTACT_STEP) return begin(leaveEmpty);
      return question ? saveStep(question) : send(leaveEmpty);
    });
  };

  async function chooseRole() {
    const { draftToken, emailId: email, careerType } = latest();
    if (draftToken && careerType)
      await api.careerBuilder.updateLeadUserData({
        params: { formId },
        query: { email },
        body: { careerType, draftToken },
      });
    go(draftToken ? FIRST_QUESTION : CONTACT_STEP);
  }

  async function begin(leaveEmpty: string) {
    const { careerType, firstName, emailId: typed, draftToken } = latest();
    const begun = { draftToken: draftToken ?? newDraftToken(), emailId: typed.trim() };
    await api.careerBuilder.saveLeadUserData({
      body: {
        ...begun,
        firstName,
        formId,
        region,
        // Counted from the load of the page, as on every form: this island wakes only when touched.
        filledInMs: await filledInMs(FASTEST_PERSON_MS),
        ...(careerType ? { careerType } : {}),
        ...(leaveEmpty ? { leaveEmpty } : {}),
      },
    });
    merge(begun);
    const [asked, known] = await Promise.all([
      questions ?? api.careerBuilder.readForm({ params: { formId } }).then((form) => form.questions),
      api.careerBuilder
        .readResult({ query: { emailId: begun.emailId } })
        .catch(() => ({ resultReady: false })),
    ]);
    setQuestions(asked);
    setHasResult(known.resultReady);
    go(FIRST_QUESTION);
  }

  async function saveStep(answered: Question) {
    const { draftToken, emailId: email, answers, unsaved } = latest();
    const changed = questionsOfStep(answered).filter(({ questionId }) => unsaved.includes(questionId));
    if (draftToken && changed.length > 0) {
      await api.careerBuilder.updateLeadUserData({
        params: { formId },
        query: { email },
        body: { draftToken, responses: toResponses(changed, answers) },
      });
      const isOpen = (id: string) =>
        latest().answers[id] !== answers[id] || !changed.some(({ questionId }) => questionId === id);
      merge({ unsaved: latest().unsaved.filter(isOpen) });
    }
    go(step + 1);
  }

  /** Takes over what another tab or device has saved since; a draft that was deleted meanwhile has nothing newer. */
  async function takeSaved(draftToken: string) {
    const { draft } = await api.careerBuilder
      .readForm({ params: { formId }, query: { draftToken } })
      .catch((error) => {
        if (error instanceof ApiError && error.status === 404) return { draft: undefined };
        throw error;
      });
    if (draft) merge(withSaved(latest(), draft));
  }

  async function send(leaveEmpty: string) {
    const { draftToken } = latest();
    if (!questions || !draftToken) return;
    await takeSaved(draftToken);
    const { emailId, firstName, careerType, answers, details } = latest();
    if (!careerType) return;
    const missing = questions.findIndex((one) => missingOf(one, answers).length > 0);
    if (missing !== -1) {
      go(FIRST_QUESTION + missing);
      return;
    }
    if (hasDetails(details)) {
      const { lastName, mobile, city, occupation } = details;
      await api.careerBuilder.savePersonalDetails({
        body: {
          emailId,
          firstName,
          lastName,
          mobile,
          ...(city.trim() ? { city } : {}),
          ...(occupation.trim() ? { occupation } : {}),
        },
      });
    }
    const { resultToken } = await api.careerBuilder.submitQuizResponse({
      query: { emailId, careerType, formId },
      body: {
        responses: toResponses(questions, answers),
        firstName,
        draftToken,
        ...(leaveEmpty ? { leaveEmpty } : {}),
      },
    });
    // The result exists from here on: a failing mail or summary must not make it look lost.
    const [result, isMailed] = await Promise.all([
      api.careerBuilder.readResult({ query: { emailId, token: resultToken } }).catch(() => null),
      api.careerBuilder.mailResult({ query: { email: emailId, region } }).then(
        () => true,
        () => false,
      ),
    ]);
    rememberReader(emailId);
    storeAttempt(null);
    history.replaceState(null, '', location.pathname);
    setOutcome({ resultToken, result, isMailed });
    setPhase('sent');
  }

  const change = <P extends PathOf<StoredAttempt>>(path: P, value: ValueAt<StoredAttempt, P>) => {
    held.change(path, value);
    settle(path.split('.').at(-1) ?? path);
    // If all details are empty, none of them is required.
    const { details } = latest();
    if (!hasDetails(details)) for (const field of Object.keys(details)) settle(field);
  };

  const choose = (questionId: string, optionIds: string[]) => {
    const { answers, unsaved } = latest();
    merge({
      answers: { ...answers, [questionId]: optionIds },
      unsaved: [...new Set([...unsaved, questionId])],
    });
    settle(questionId);
  };

  return {
    ...submission,
    ...fieldBindings({
      draft: attempt,
      latest,
      change,
      problemOf: (path) => refused[path.split('.').at(-1) ?? path] ?? null,
    }),
    head,
    phase,
    attempt,
    step,
    steps: detailsStep + 1,
    isDetails: step >= detailsStep,
    question,
    found,
    hasResult,
    outcome,
    change,
    choose,
    tick: (questionId: string, optionId: string, isTicked: boolean) => {
      const others = (latest().answers[questionId] ?? []).filter((one) => one !== optionId);
      choose(questionId, isTicked ? [...others, optionId] : others);
    },
    go,
    next,
    retry: () => void read(wanted()),
    answerAgain: () => {
      setPhase('editing');
      go(ROLE_STEP);
    },
    startAnew: () => {
      history.replaceState(null, '', location.pathname);
      // The address no longer names an attempt, so the page must not wait for one (TokenMark).
      delete document.documentElement.dataset.token;
      clear();
      setHasResult(false);
      setPhase('editing');
      go(ROLE_STEP);
    },
  };
}

export type CareerBuilderInProgress = ReturnType<typeof useCareerBuilder>;
