import { ApiError } from '@plinth/api-client/api-error';
import type { CareerFormId } from '@plinth/domain/career-builder/career-form';
import type { CareerType } from '@plinth/domain/career-builder/career-roles';
import type { Region } from '@plinth/domain/catalog/region';
import type { Question } from '@plinth/domain/forms/question';
import type { PhoneCountry } from '@plinth/ui/PhoneInput';
import { type FormEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { api, type CareerResultInShort } from '../../api/client.ts';
import { toMessage } from '../../api/to-message.ts';
import { phoneProblem, phoneValue } from '../application/phone.ts';
import { rememberReader } from '../career-report/remembered-reader.ts';
import { fromResponses, missingOf, questionsOfStep, toResponses } from './career-answers.ts';
import { checkContact, checkDetails, type FieldProblem, hasDetails } from './check-person.ts';
import { newDraftToken } from './new-draft-token.ts';
import {
  NEW_ATTEMPT,
  type PersonalDetails,
  readStoredAttempt,
  type StoredAttempt,
  storeAttempt,
} from './stored-attempt.ts';

/** What the page shows: a step, or why there is none. `sent`: just now; `sent-before`: the link of a sent attempt. */
export type Phase = 'editing' | 'loading' | 'unknown' | 'unread' | 'sent' | 'sent-before';

/** A result as it is told right after sending: the token opens its report, and whether its mail was asked for. */
export type Outcome = { resultToken: string; result: CareerResultInShort | null; isMailed: boolean };

const ROLE_STEP = 0;
const CONTACT_STEP = 1;
const FIRST_QUESTION = 2;

type Options = {
  formId: CareerFormId;
  questionCount: number;
  countries: readonly PhoneCountry[];
  region: Region;
};

/** An attempt at the career form: its step, answers and problems, and what moves it on. */
export function useCareerBuilder({ formId, questionCount, countries, region }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLDivElement>(null);
  const [phase, setPhase] = useState<Phase>('editing');
  const [attempt, showAttempt] = useState<StoredAttempt>(NEW_ATTEMPT);
  // Two fields may change before the page is drawn again (autofill, a slow phone): neither may undo the other.
  const latest = useRef(attempt);
  const [questions, setQuestions] = useState<Question[] | null>(null);
  /** What the last try to go on found, and what of it is still open: a field that is mended is no fault any more. */
  const [found, setFound] = useState<FieldProblem[]>([]);
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [hasResult, setHasResult] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const detailsStep = FIRST_QUESTION + (questions?.length ?? questionCount);
  const { step } = attempt;
  const question = questions?.[step - FIRST_QUESTION] ?? null;

  const keep = useCallback((changed: Partial<StoredAttempt>) => {
    latest.current = { ...latest.current, ...changed };
    storeAttempt(latest.current);
    showAttempt(latest.current);
  }, []);

  const read = useCallback(
    async (draftToken: string | null) => {
      setPhase('loading');
      setFailure(null);
      try {
        const { questions: asked, draft } = await api.careerBuilder.readForm({
          params: { formId },
          query: draftToken ? { draftToken } : {},
        });
        setQuestions(asked);
        const stored = readStoredAttempt();
        if (draft && draftToken) {
          const isHere = stored?.draftToken === draftToken;
          const answers = { ...fromResponses(draft.responses), ...(isHere ? stored.answers : {}) };
          const open = asked.findIndex((one) =>
            questionsOfStep(one).some(({ questionId }) => !(questionId in answers)),
          );
          const reached = open === -1 ? FIRST_QUESTION + asked.length : FIRST_QUESTION + open;
          keep({
            ...NEW_ATTEMPT,
            ...(isHere ? stored : {}),
            draftToken,
            emailId: draft.emailId,
            firstName: draft.firstName ?? '',
            careerType: draft.careerType ?? stored?.careerType ?? null,
            answers,
            step: isHere ? Math.min(stored.step, FIRST_QUESTION + asked.length) : reached,
          });
        }
        setPhase(draft?.isSubmitted ? 'sent-before' : 'editing');
      } catch (error) {
        if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
          if (readStoredAttempt()?.draftToken === draftToken) storeAttempt(null);
          setPhase('unknown');
        } else {
          setFailure(toMessage(error));
          setPhase('unread');
        }
      }
    },
    [formId, keep],
  );

  const wanted = useCallback(
    () => new URLSearchParams(location.search).get('draft') ?? readStoredAttempt()?.draftToken ?? null,
    [],
  );

  // In the commit itself: a form sent between this and a later effect would be read without what was chosen before.
  useLayoutEffect(() => {
    const draftToken = wanted();
    if (draftToken) {
      void read(draftToken);
      return;
    }
    const stored = readStoredAttempt();
    // What was chosen before this island woke is the browser's; it is taken over here.
    const typed = new FormData(form.current ?? undefined).get('careerType') as CareerType | null;
    keep({ ...(stored ?? {}), ...(typed ? { careerType: typed } : {}) });
  }, [read, keep, wanted]);

  const showProblems = (all: FieldProblem[]) => {
    setFound(all);
    setProblems(all);
  };
  const settle = (fields: readonly string[]) =>
    setProblems((open) => open.filter(({ field }) => !fields.includes(field)));

  function go(to: number) {
    showProblems([]);
    setFailure(null);
    keep({ step: to });
    requestAnimationFrame(() => heading.current?.focus());
  }

  async function problemsOfStep(): Promise<FieldProblem[]> {
    const { careerType, answers, details } = latest.current;
    if (step === ROLE_STEP) return careerType ? [] : [{ field: 'careerType', message: 'Choose a role' }];
    if (step === CONTACT_STEP) return checkContact(latest.current);
    if (question)
      return missingOf(question, answers).map(({ questionId }) => ({
        field: questionId,
        message: 'Choose an answer',
      }));
    const wrongDetails = checkDetails(details);
    if (!hasDetails(details) || wrongDetails.some(({ field }) => field === 'mobile')) return wrongDetails;
    const wrong = await phoneProblem(phoneValue(details.mobile, countries, 'IN'), countries);
    return wrong ? [...wrongDetails, { field: 'mobile', message: wrong }] : wrongDetails;
  }

  async function next(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    setBusy(true);
    setFailure(null);
    try {
      const wrong = await problemsOfStep();
      showProblems(wrong);
      setTries((count) => count + 1);
      if (wrong.length > 0) return;
      if (step === ROLE_STEP) await chooseRole();
      else if (step === CONTACT_STEP) await begin(website);
      else if (question) await saveStep(question);
      else await send(website);
    } catch (error) {
      setFailure(toMessage(error));
    } finally {
      setBusy(false);
    }
  }

  async function chooseRole() {
    const { draftToken, emailId: email, careerType } = latest.current;
    if (draftToken && careerType)
      await api.careerBuilder.updateLeadUserData({
        params: { formId },
        query: { email },
        body: { careerType, draftToken },
      });
    go(draftToken ? FIRST_QUESTION : CONTACT_STEP);
  }

  async function begin(website: string) {
    const draftToken = latest.current.draftToken ?? newDraftToken();
    const { careerType } = latest.current;
    const emailId = latest.current.emailId.trim();
    await api.careerBuilder.saveLeadUserData({
      body: {
        emailId,
        firstName: latest.current.firstName,
        formId,
        region,
        draftToken,
        // Since the page came, as on every form: this island wakes only once a hand is on it.
        filledInMs: Math.round(performance.now()),
        ...(careerType ? { careerType } : {}),
        ...(website ? { website } : {}),
      },
    });
    keep({ draftToken, emailId });
    const [asked, known] = await Promise.all([
      questions ?? api.careerBuilder.readForm({ params: { formId } }).then((read) => read.questions),
      api.careerBuilder.readResult({ query: { emailId } }).catch(() => ({ resultReady: false })),
    ]);
    setQuestions(asked);
    setHasResult(known.resultReady);
    go(FIRST_QUESTION);
  }

  async function saveStep(answered: Question) {
    const { draftToken, emailId: email, answers } = latest.current;
    if (draftToken)
      await api.careerBuilder.updateLeadUserData({
        params: { formId },
        query: { email },
        body: { draftToken, responses: toResponses([answered], answers) },
      });
    go(step + 1);
  }

  async function send(website: string) {
    const { draftToken, emailId, firstName, careerType, answers, details } = latest.current;
    if (!questions || !careerType || !draftToken) return;
    const open = questions.findIndex((one) => missingOf(one, answers).length > 0);
    if (open !== -1) {
      go(FIRST_QUESTION + open);
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
        ...(website ? { website } : {}),
      },
    });
    // The result is there from here on: a mail or a summary that fails must not make it look lost.
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

  return {
    form,
    heading,
    phase,
    attempt,
    step,
    steps: detailsStep + 1,
    isDetails: step >= detailsStep,
    question,
    problems,
    found,
    tries,
    failure,
    isBusy,
    hasResult,
    outcome,
    change: (changed: Partial<StoredAttempt>) => {
      keep(changed);
      settle(Object.keys(changed));
    },
    choose: (questionId: string, optionIds: string[]) => {
      keep({ answers: { ...latest.current.answers, [questionId]: optionIds } });
      settle([questionId]);
    },
    tick: (questionId: string, optionId: string, isTicked: boolean) => {
      const { answers } = latest.current;
      const others = (answers[questionId] ?? []).filter((one) => one !== optionId);
      keep({ answers: { ...answers, [questionId]: isTicked ? [...others, optionId] : others } });
      settle([questionId]);
    },
    tell: (told: Partial<PersonalDetails>) => {
      const details = { ...latest.current.details, ...told };
      keep({ details });
      settle(Object.keys(hasDetails(details) ? told : details));
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
      // The address names no attempt any more, so the page must not wait for one (TokenMark).
      delete document.documentElement.dataset.token;
      latest.current = NEW_ATTEMPT;
      setHasResult(false);
      setPhase('editing');
      go(ROLE_STEP);
    },
  };
}

export type CareerBuilderInProgress = ReturnType<typeof useCareerBuilder>;
