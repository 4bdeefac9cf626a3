import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { judgeUpload } from './judge-upload.ts';
import { ASSESSMENTS, REPORT_STATUSES } from './report.ts';
import { bestWhenJudged, DEFAULT_MAX_SCORE, maxScore, reviewCredits } from './review-credits.ts';
import { reviewStep } from './review-step.ts';
import { isLate, takesUploads, taskStatus } from './task-status.ts';
import { missingParts, partRange, UPLOAD_PART_BYTES, UploadPart } from './upload-parts.ts';

const DUE = '2026-03-01T18:30:00.000Z';
const AFTER = '2026-03-01T18:30:00.001Z';

describe('assignments', () => {
  it.each([
    [null, DUE, DUE, 'PENDING'],
    [null, DUE, AFTER, 'EXPIRED'],
    ['DRAFT', DUE, AFTER, 'EXPIRED'],
    ['DRAFT', null, AFTER, 'PENDING'],
    ['PENDING', DUE, AFTER, 'PENDING'],
    ['REJECTED', DUE, AFTER, 'REJECTED'],
    ['REVIEWED', DUE, AFTER, 'REVIEWED'],
  ] as const)(
    'ENUM-48 API-157 a task with hand-in status %s, due %s, checked at %s, is %s',
    (status, dueAt, now, expected) => {
      expect(taskStatus({ status, dueAt, now })).toBe(expected);
    },
  );

  it('API-210 a hand-in at the due instant is in time, and a millisecond later it is late', () => {
    expect([isLate(DUE, DUE), isLate(AFTER, DUE), isLate(AFTER, null)]).toEqual([false, true, false]);
  });

  it('API-139 API-140 API-141 a task takes uploads until it is handed in, and again after it is rejected', () => {
    expect([null, ...REPORT_STATUSES].filter(takesUploads)).toEqual([null, 'DRAFT', 'REJECTED']);
  });

  it.each([
    ['application/pdf', 50 * 1024 * 1024, null],
    ['image/png', 1, null],
    ['application/pdf', 50 * 1024 * 1024 + 1, 'larger than 50 MB'],
    ['application/pdf', 0, 'empty'],
    ['image/svg+xml', 10, 'Choose a PDF'],
    ['', 10, 'Choose a PDF'],
  ])('VALID-46 API-140 judges a hand-in file of type "%s" with %i bytes', (type, size, problem) => {
    const judged = judgeUpload({ type, size });
    expect(problem === null ? judged : judged?.includes(problem)).toBe(problem === null ? null : true);
  });

  it('API-211 a draft cannot be assessed, a verdict is final, and any other hand-in can be assessed', () => {
    const table = REPORT_STATUSES.map((status) => ASSESSMENTS.map((wanted) => reviewStep(status, wanted)));
    expect(Object.fromEntries(REPORT_STATUSES.map((status, index) => [status, table[index]]))).toEqual({
      DRAFT: ['not-submitted', 'not-submitted', 'not-submitted'],
      PENDING: ['apply', 'apply', 'apply'],
      IN_REVIEW: ['apply', 'apply', 'apply'],
      REVIEWED: ['final', 'repeat', 'final'],
      EXPIRED: ['apply', 'apply', 'apply'],
      REJECTED: ['final', 'final', 'repeat'],
    });
  });

  it('API-211 the best score is the sum of the rubric, or 100 without one', () => {
    expect(maxScore([{ points: 12 }, { points: 18 }])).toBe(30);
    expect(maxScore([])).toBe(DEFAULT_MAX_SCORE);
    expect(maxScore(null)).toBe(DEFAULT_MAX_SCORE);
  });

  it('API-211 D-145 a score is out of the best score that applied when the task was judged', () => {
    const plan = {
      rubric: [{ points: 25 }],
      bestBefore: [
        { best: 40, until: '2027-01-10T00:00:00.000Z' },
        { best: 60, until: '2027-02-10T00:00:00.000Z' },
      ],
    };
    expect(bestWhenJudged(plan, '2027-01-09T23:59:59.999+00:00')).toBe(40);
    expect(bestWhenJudged(plan, '2027-01-10T00:00:00.000Z')).toBe(60);
    expect(bestWhenJudged(plan, '2027-02-10T00:00:00.000Z')).toBeUndefined();
    expect(bestWhenJudged(plan, null)).toBeUndefined();
    expect(bestWhenJudged({ ...plan, rubric: [{ points: 40 }] }, '2027-01-09T00:00:00.000Z')).toBeUndefined();
    expect(bestWhenJudged(null, '2027-01-09T00:00:00.000Z')).toBeUndefined();
  });

  it('API-211 credits are whole, at most the full credits, and exactly those for the best score or without a score', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.integer({ min: 1, max: 500 }), fc.nat(500), (credits, best, points) => {
        const paid = reviewCredits({ credits, score: Math.min(points, best), best });
        expect(Number.isInteger(paid) && paid >= 0 && paid <= credits).toBe(true);
        expect(reviewCredits({ credits, score: best, best })).toBe(credits);
        expect(reviewCredits({ credits, score: null, best })).toBe(credits);
        expect(reviewCredits({ credits, score: 0, best })).toBe(0);
      }),
    );
  });

  it('API-140 the parts of a file are adjacent, none exceeds the size of one request, and together they make up the file', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 * UPLOAD_PART_BYTES }), (size) => {
        const ranges = missingParts(size, []).map((no) => partRange(size, no));
        expect(ranges[0]?.start).toBe(0);
        expect(ranges.at(-1)?.end).toBe(size);
        for (const [index, { start, end }] of ranges.entries()) {
          expect(end - start).toBeGreaterThan(0);
          expect(end - start).toBeLessThanOrEqual(UPLOAD_PART_BYTES);
          expect(ranges[index + 1]?.start ?? size).toBe(end);
        }
      }),
    );
  });

  it.each([
    [[], [0, 1, 2]],
    [[1], [0, 2]],
    [[2, 0, 0], [1]],
    [[0, 1, 2], []],
  ])('API-140 of three parts, with %j received, %j are still to be sent', (received, missing) => {
    expect(missingParts(2 * UPLOAD_PART_BYTES + 1, received)).toEqual(missing);
  });

  it.each([
    [{ sha256: 'a'.repeat(64), size: '10', no: '0' }, true],
    [{ sha256: 'A'.repeat(64), size: '10', no: '0' }, false],
    [{ sha256: '../../etc/passwd', size: '10', no: '0' }, false],
    [{ sha256: 'a'.repeat(64), size: '-1', no: '0' }, false],
    [{ sha256: 'a'.repeat(64), size: '10', no: '50' }, false],
    [{ sha256: 'a'.repeat(64), size: '10', no: '1.5' }, false],
  ])('API-140 the values %j name a part: %s', (words, isPart) => {
    expect(UploadPart.safeParse(words).success).toBe(isPart);
  });
});
