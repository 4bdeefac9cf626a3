/** The prefix that links the text of a lesson to another lesson of its course; the key of that lesson follows. */
export const LESSON_LINK = 'lesson:';
