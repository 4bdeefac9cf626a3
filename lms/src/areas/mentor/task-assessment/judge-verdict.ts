import type { Assessment } from '@plinth/domain/assignments/report';
import { LONG_TEXT_MAX } from '@plinth/domain/fields/text';

type Typed = { score: string; remark: string; maxScore: number; reviewStatus: Assessment };
type Judged = {
  problems: { score: string | null; remark: string | null };
  /** The body to send; null while something is wrong with it. */
  verdict: { score?: number; outOf?: number; remark?: string } | null;
};

/** Checks a typed verdict: the score may be out of range, or the remark missing when the work must be redone. */
export function judgeVerdict({ score, remark, maxScore, reviewStatus }: Typed): Judged {
  const [points, words] = [score.trim(), remark.trim()];
  const isScore = /^\d{1,6}$/.test(points) && Number(points) <= maxScore;
  const problems = {
    score: points === '' || isScore ? null : `Give whole points from 0 to ${maxScore}, or leave it empty`,
    remark:
      [...words].length > LONG_TEXT_MAX
        ? `Use at most ${LONG_TEXT_MAX} characters`
        : reviewStatus === 'REJECTED' && words === ''
          ? 'Say what to change'
          : null,
  };
  return {
    problems,
    verdict:
      problems.score === null && problems.remark === null
        ? {
            ...(points === '' ? {} : { score: Number(points), outOf: maxScore }),
            ...(words === '' ? {} : { remark: words }),
          }
        : null,
  };
}
