import { describe, expect, it } from 'vitest';
import { A, B, C, choose, Q1, Q2, question, uuid } from '../../test/quiz-questions.ts';
import type { ResponseEntry } from '../forms/response-entry.ts';
import type { QuizQuestion } from './quiz-question.ts';
import { validateResponse } from './validate-response.ts';

const FOREIGN = uuid(99);
const type = (questionId: string, responseValue: string): ResponseEntry => ({ questionId, responseValue });

describe('validateResponse', () => {
  const problemsOf = (asked: QuizQuestion, ...responses: ResponseEntry[]) =>
    validateResponse([asked], responses).map((problem) => problem.problem);

  it.each([
    { what: 'one option', asked: question('SINGLE_CHOICE'), response: choose(Q1, A), problems: [] },
    {
      what: 'two options on a single choice',
      asked: question('SINGLE_CHOICE'),
      response: choose(Q1, A, B),
      problems: ['ONE_OPTION_ONLY'],
    },
    {
      what: 'a foreign option',
      asked: question('SINGLE_CHOICE'),
      response: choose(Q1, FOREIGN),
      problems: ['FOREIGN_OPTION'],
    },
    {
      what: 'a foreign option among good ones',
      asked: question('MULTI_CHOICE'),
      response: choose(Q1, A, FOREIGN),
      problems: ['FOREIGN_OPTION'],
    },
    {
      what: 'the same option twice',
      asked: question('MULTI_CHOICE'),
      response: choose(Q1, A, A),
      problems: ['REPEATED_OPTION'],
    },
    { what: 'two options', asked: question('MULTIPLE_CHOICE'), response: choose(Q1, A, B), problems: [] },
    {
      what: 'text for a choice',
      asked: question('SINGLE_CHOICE'),
      response: type(Q1, 'A'),
      problems: ['WRONG_KIND'],
    },
    {
      what: 'two options on yes or no',
      asked: question('BINARY_YES_NO'),
      response: choose(Q1, A, B),
      problems: ['ONE_OPTION_ONLY'],
    },
    {
      what: 'two options on a filter',
      asked: question('FILTER'),
      response: choose(Q1, A, B),
      problems: ['ONE_OPTION_ONLY'],
    },
    { what: 'skills', asked: question('CAREER_BUILDER_SKILLS'), response: choose(Q1, A, C), problems: [] },
    {
      what: '6 stars',
      asked: question('SCALE_STAR', { options: [] }),
      response: type(Q1, '6'),
      problems: ['OUT_OF_RANGE'],
    },
    {
      what: '5 stars',
      asked: question('SCALE_STAR', { options: [] }),
      response: type(Q1, '5'),
      problems: [],
    },
    {
      what: '0 stars',
      asked: question('SCALE_STAR', { options: [] }),
      response: type(Q1, '0'),
      problems: ['OUT_OF_RANGE'],
    },
    {
      what: 'half a star',
      asked: question('SCALE_STAR', { options: [] }),
      response: type(Q1, '4.5'),
      problems: ['OUT_OF_RANGE'],
    },
    {
      what: '10 on a scale',
      asked: question('SCALE_NUMBER', { options: [] }),
      response: type(Q1, '10'),
      problems: [],
    },
    {
      what: '11 on a scale',
      asked: question('SCALE_NUMBER', { options: [] }),
      response: type(Q1, '11'),
      problems: ['OUT_OF_RANGE'],
    },
    {
      what: 'a word on a scale',
      asked: question('SCALE_EMOJI', { options: [] }),
      response: type(Q1, 'good'),
      problems: ['OUT_OF_RANGE'],
    },
    {
      what: 'an option on a scale with options',
      asked: question('SCALE_EMOJI'),
      response: choose(Q1, C),
      problems: [],
    },
    {
      what: 'two faces',
      asked: question('SCALE_EMOJI'),
      response: choose(Q1, A, C),
      problems: ['ONE_OPTION_ONLY'],
    },
    {
      what: 'an invented option of a scale',
      asked: question('SCALE_STAR', { options: [] }),
      response: choose(Q1, A),
      problems: ['FOREIGN_OPTION'],
    },
    {
      what: 'a text',
      asked: question('SUBJECTIVE', { options: [] }),
      response: type(Q1, 'Why'),
      problems: [],
    },
    {
      what: 'a text over its length',
      asked: question('TEXT_INPUT', { maxLength: 2 }),
      response: type(Q1, 'Why'),
      problems: ['TOO_LONG'],
    },
    {
      what: 'a text area over its 140 characters',
      asked: question('TEXT_AREA', { options: [] }),
      response: type(Q1, 'a'.repeat(141)),
      problems: ['TOO_LONG'],
    },
    {
      what: 'a text area of 140 characters that take two units each',
      asked: question('TEXT_AREA', { options: [] }),
      response: type(Q1, '😀'.repeat(140)),
      problems: [],
    },
    {
      what: 'a scale answered in another notation',
      asked: question('SCALE_NUMBER', { options: [] }),
      response: type(Q1, '1e1'),
      problems: ['OUT_OF_RANGE'],
    },
    {
      what: 'an option for a text',
      asked: question('TEXT_AREA'),
      response: choose(Q1, A),
      problems: ['WRONG_KIND'],
    },
    { what: 'a document', asked: question('DOCUMENT_UPLOAD'), response: type(Q1, uuid(50)), problems: [] },
    {
      what: 'an option for a document',
      asked: question('DOCUMENT_UPLOAD'),
      response: choose(Q1, A),
      problems: ['WRONG_KIND'],
    },
    {
      what: 'an unknown question',
      asked: question('SUBJECTIVE', { isRequired: false }),
      response: type(Q2, 'x'),
      problems: ['UNKNOWN_QUESTION'],
    },
    {
      what: 'a blank for a required question',
      asked: question('SUBJECTIVE'),
      response: type(Q1, '  '),
      problems: ['MISSING'],
    },
    {
      what: 'a blank for an optional question',
      asked: question('SUBJECTIVE', { isRequired: false }),
      response: type(Q1, ''),
      problems: [],
    },
    {
      what: 'no option for a required question',
      asked: question('MULTI_CHOICE'),
      response: choose(Q1),
      problems: ['MISSING'],
    },
  ])('VALID-46 $what gives the problems $problems', ({ asked, response, problems }) => {
    expect(problemsOf(asked, response)).toEqual(problems);
  });

  it('VALID-46 refuses two answers to the same question', () => {
    expect(problemsOf(question('SINGLE_CHOICE'), choose(Q1, A), choose(Q1, B))).toEqual(['ANSWERED_TWICE']);
  });

  it('VALID-46 every question must be answered in the final response, but a draft may leave some out', () => {
    const asked = [question('SINGLE_CHOICE'), question('SUBJECTIVE', { questionId: Q2 })];
    expect(validateResponse(asked, [choose(Q1, A)])).toEqual([{ questionId: Q2, problem: 'MISSING' }]);
    expect(validateResponse(asked, [choose(Q1, A)], { isFinal: false })).toEqual([]);
    expect(validateResponse(asked, [choose(Q1, FOREIGN)], { isFinal: false })).toHaveLength(1);
  });

  it('VALID-46 a group is answered through the questions inside it', () => {
    const group = question('GROUP_QUESTION', {
      options: [],
      questions: [question('SUBJECTIVE', { questionId: Q2 })],
    });
    expect(problemsOf(group, type(Q2, 'x'))).toEqual([]);
    expect(problemsOf(group)).toEqual(['MISSING']);
    expect(problemsOf(group, type(Q1, 'x'), type(Q2, 'x'))).toEqual(['UNKNOWN_QUESTION']);
  });
});
