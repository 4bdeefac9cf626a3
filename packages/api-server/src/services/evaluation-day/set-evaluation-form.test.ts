import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { interviewRooms } from '../../../test/interview-rooms.ts';
import { openTestSchool } from '../../../test/open-test-school.ts';
import { interviewResponses, interviews } from '../../db/schema/evaluation-day.ts';
import { COMMAND } from '../audit-entries/record-audit.ts';
import { readEvaluationForm } from './read-evaluation-form.ts';
import { setEvaluationForm, type WrittenEvaluationForm } from './set-evaluation-form.ts';

const school = openTestSchool();
const { mintRoom } = interviewRooms(school);

describe('the evaluation day form set by staff', () => {
  const written = (question: string): WrittenEvaluationForm => ({
    filters: [
      {
        question: 'Which work?',
        questionType: 'FILTER',
        options: ['Modelling', 'Coordination'].map((text) => ({ text, points: 0 })),
        isRequired: true,
      },
    ],
    sections: [
      {
        sectionTitle: 'Presentation',
        shownFor: ['Modelling'],
        questions: [
          {
            question,
            questionType: 'SINGLE_CHOICE',
            options: [
              { text: 'Not yet', points: 0 },
              { text: 'Well', points: 3 },
            ],
            isRequired: true,
          },
          { question: 'What stood out?', questionType: 'SUBJECTIVE', options: [], isRequired: false },
        ],
      },
    ],
  });

  it('API-201 API-202 is shown to guides; unchanged texts keep their ids, and setting it again changes nothing', async () => {
    const { cohort, course, guide, learner, open, book, slotIds } = await mintRoom();
    const set = (question: string) =>
      setEvaluationForm(school.deps, COMMAND, { course: course.code, form: written(question) });
    expect(await readEvaluationForm(school.deps, course.code)).toBeNull();
    expect(await set('How clear?')).toEqual({ hasChanged: true });
    expect(await set('How clear?')).toEqual({ hasChanged: false });
    const before = await readEvaluationForm(school.deps, course.code);
    expect(before?.sections[0]?.shownFor).toEqual([before?.filters[0]?.options[0]?.optionId]);
    await open(30);
    await book((await slotIds())[0] ?? '');
    const url = `/v1/client/mentor/${cohort.cohortId}/get-filter-questions?userId=${learner.userId}`;
    const { status, body } = await school.call('GET', url, { token: guide.token });
    expect([status, body.questions?.[0]?.question]).toEqual([200, 'Which work?']);

    expect(await set('How calm?')).toEqual({ hasChanged: true });
    const after = await readEvaluationForm(school.deps, course.code);
    expect(after?.filters).toEqual(before?.filters);
    expect(after?.sections[0]?.questions[1]).toEqual(before?.sections[0]?.questions[1]);
    expect(after?.sections[0]?.questions[0]?.questionId).not.toBe(
      before?.sections[0]?.questions[0]?.questionId,
    );
  });

  it('API-201 cannot be changed while notes on it are open, nor set for an unknown course', async () => {
    const { cohort, course, learner } = await mintRoom();
    const set = (question: string, code = course.code) =>
      setEvaluationForm(school.deps, COMMAND, { course: code, form: written(question) });
    await expect(set('How clear?', 'none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await set('How clear?');
    const { rows } = await school.deps.db.execute<{ form_id: string }>(
      sql`select form_id from evaluation_forms where course_id = ${course.courseId}`,
    );
    const own = { cohortId: cohort.cohortId, userId: learner.userId };
    await school.deps.db.insert(interviews).values(own);
    await school.deps.db
      .insert(interviewResponses)
      .values({ ...own, formId: rows[0]?.form_id ?? '', createdAt: school.now() });
    await expect(set('How calm?')).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await set('How clear?')).toEqual({ hasChanged: false });
    await school.deps.db
      .update(interviewResponses)
      .set({ closedAt: school.now() })
      .where(eq(interviewResponses.cohortId, cohort.cohortId));
    expect(await set('How calm?')).toEqual({ hasChanged: true });
  });
});
