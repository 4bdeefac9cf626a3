import type { Namespace } from '@plinth/domain/curriculum/namespace';
import type { Question } from '@plinth/domain/forms/question';
import { ANSWER_SHAPE } from '@plinth/domain/forms/question-type';
import type { ResponseEntry } from '@plinth/domain/forms/response-entry';
import type { Learner } from './enrol.ts';

function answersTo(question: Question): ResponseEntry[] {
  const { questionId, questionType, options, questions = [] } = question;
  const shape = ANSWER_SHAPE[questionType];
  if (shape === 'group') return questions.flatMap(answersTo);
  if (options[0]) return [{ questionId, entries: [{ optionId: options[0].optionId }] }];
  return [{ questionId, responseValue: shape === 'scale' ? '4' : 'Because the model says so.' }];
}

/** Takes a quiz from start to results, always choosing the first option. */
export async function takeQuiz(
  { api, cohort: { cohortId, productId } }: Learner,
  namespace: Namespace,
  nodeId: string,
): Promise<'DONE'> {
  const params = { cohortId, namespace };
  const { quiz } = await api.quizzes.readDetails({ params, query: { nodeId } });
  const { quizId, formId } = quiz;
  const { body } = await api.quizzes.start({ params, body: { quizId, formId } });
  const { responseId } = body;
  await api.quizzes.saveAnswers({
    headers: { 'x-product-id': productId },
    body: {
      responseEntries: body.quiz.questions.flatMap(answersTo),
      cohortId,
      nodeId,
      formId,
      namespace,
      responseId,
    },
  });
  await api.quizzes.complete({
    params: { cohortId },
    body: { quizId, formId, nodeId, namespace, responseId },
  });
  return 'DONE';
}
