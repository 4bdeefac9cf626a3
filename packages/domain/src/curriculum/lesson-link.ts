/** How the text of a lesson names another lesson of its course; what follows is the key of that lesson. */
export const LESSON_LINK = 'lesson:';
