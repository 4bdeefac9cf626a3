/** The steps of the learning progress animation and its last frame. */
export const LEARNING_PROGRESS_STEPS = 13;
export const LEARNING_PROGRESS_LAST_FRAME = 810;

/** Returns the frame the animation stops at after a number of steps, 0 to 13; values outside are clamped. */
export function learningProgressFrame(step: number): number {
  const bounded = Math.min(LEARNING_PROGRESS_STEPS, Math.max(0, step));
  return Math.round((bounded / LEARNING_PROGRESS_STEPS) * LEARNING_PROGRESS_LAST_FRAME);
}

/** Returns the step that a percentage of the course has reached, 0 to 13. */
export function learningProgressStep(percentage: number): number {
  const bounded = Math.min(100, Math.max(0, percentage));
  return Math.floor((bounded / 100) * LEARNING_PROGRESS_STEPS);
}
