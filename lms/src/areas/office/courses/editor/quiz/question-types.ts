/** The types of quiz question, as authors choose them. */
export const QUESTION_TYPES = [
  { value: 'SINGLE_CHOICE', label: 'One of several' },
  { value: 'MULTIPLE_CHOICE', label: 'Any of several' },
  { value: 'BINARY_TRUE_FALSE', label: 'True or false' },
  { value: 'BINARY_YES_NO', label: 'Yes or no' },
  { value: 'GROUP_QUESTION', label: 'Several questions about one thing' },
  { value: 'BINARY_LIKE_DISLIKE', label: 'Like or dislike' },
  { value: 'FILTER', label: 'One from a list' },
  { value: 'GROUPED_OPTION_QUESTION', label: 'Options under headings' },
  { value: 'SCALE_STAR', label: 'Stars' },
  { value: 'SCALE_EMOJI', label: 'Faces' },
  { value: 'SCALE_NUMBER', label: 'A number' },
  { value: 'TEXT_INPUT', label: 'A line of text' },
  { value: 'TEXT_AREA', label: 'A few lines' },
  { value: 'SUBJECTIVE', label: 'A page of text' },
];

const MARKED = ['SINGLE_CHOICE', 'MULTIPLE_CHOICE', 'BINARY_TRUE_FALSE', 'BINARY_YES_NO'];
const WITH_OPTIONS = [
  'SINGLE_CHOICE',
  'MULTIPLE_CHOICE',
  'FILTER',
  'GROUPED_OPTION_QUESTION',
  'SCALE_STAR',
  'SCALE_EMOJI',
  'SCALE_NUMBER',
];

export const isMarked = (type: string, opinion = false) => MARKED.includes(type) && !opinion;
export const hasOptions = (type: string) => WITH_OPTIONS.includes(type);
export const hasAnswer = (type: string, opinion = false) =>
  (type === 'BINARY_TRUE_FALSE' || type === 'BINARY_YES_NO') && !opinion;
