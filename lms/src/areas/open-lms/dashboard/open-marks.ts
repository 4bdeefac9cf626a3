/** The tour of the open course, in order. */
export const OPEN_MARKS = [
  {
    key: 'open-missions',
    title: 'The missions',
    text: 'One opens the next. Each station says how long it takes, and a closed one what opens it.',
  },
  {
    key: 'open-time',
    title: 'Your time',
    text: 'It counts from when you start. When it runs out you can extend it, once.',
  },
  {
    key: 'open-reward',
    title: 'The reward',
    text: 'Complete every mission and a voucher for a full course is yours.',
  },
  {
    key: 'open-keep',
    title: 'Without a limit',
    text: 'You can keep the course at any time.',
  },
] as const;
