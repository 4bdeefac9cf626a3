import {
  LEARNING_PROGRESS_LAST_FRAME,
  LEARNING_PROGRESS_STEPS,
  learningProgressFrame,
  learningProgressStep,
} from '@plinth/domain/progress/learning-progress-frame';
import { useEffect, useState } from 'react';
import * as css from './CurriculumMap.css.ts';

/** One stroke per step: ground, footings, floors, frame, roof, openings. */
const STROKES = [
  'M6 112H154',
  'M24 112v6h18v-6M118 112v6h18v-6',
  'M30 112V78',
  'M80 112V78',
  'M130 112V78',
  'M22 78H138',
  'M30 78V46M80 78V46M130 78V46',
  'M22 46H138',
  'M14 46 80 14 146 46',
  'M44 106V88h22v18z',
  'M94 106V88h22v18z',
  'M44 70V54h22v16zM94 70V54h22v16z',
  'M80 14V4M72 8h16',
] as const;

const FRAMES_A_STROKE = LEARNING_PROGRESS_LAST_FRAME / LEARNING_PROGRESS_STEPS;
const FRAMES_A_SECOND = 540;

/** Returns the frame shown: it runs once from first to last, or jumps to the last if reduced motion is preferred. */
function useFrame(last: number): number {
  const [frame, setFrame] = useState(0);
  useEffect(() => {
    if (typeof matchMedia !== 'function' || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      setFrame(last);
      return;
    }
    const start = performance.now();
    let asked = requestAnimationFrame(function draw(now) {
      const reached = Math.min(last, ((now - start) / 1000) * FRAMES_A_SECOND);
      setFrame(reached);
      if (reached < last) asked = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(asked);
  }, [last]);
  return frame;
}

/** The progress of the course, as a house drawn in 13 steps. */
export function GrowingHouse({ percentage }: { percentage: number }) {
  const step = learningProgressStep(percentage);
  const frame = useFrame(learningProgressFrame(step));
  return (
    <svg
      viewBox="0 0 160 124"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      className={css.growing}
      role="img"
      aria-label={`Step ${step} of ${LEARNING_PROGRESS_STEPS} of the course is drawn`}
    >
      {STROKES.map((stroke, index) => {
        // Frames are whole numbers, so a step ends slightly before or after its stroke.
        const share = index < step ? Math.min(1, Math.max(0, (frame + 0.5) / FRAMES_A_STROKE - index)) : 0;
        return (
          <g key={stroke}>
            <path d={stroke} className={css.toBuild} strokeDasharray="1 3" />
            {share > 0 && (
              <path
                d={stroke}
                pathLength={1}
                strokeDasharray="1"
                strokeDashoffset={1 - share}
                data-step={index + 1}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}
