/** Lifetime of the auth and logged-in cookies, in days. */
export const COOKIE_MAX_AGE_DAYS = 3;

/** Interval between checks of the auth status, in milliseconds. */
export const AUTH_REFRESH_MS = 86_400_000;

/** How long a toast is shown, in milliseconds. */
export const TOAST_MS = 4000;

/** How deep the curriculum tree is read for the topic listing, the mentor's topic list and a topic. */
export const TOPIC_LISTING_DEPTH = 2;
export const MENTOR_TOPIC_LIST_DEPTH = 4;
export const TOPIC_CONTENT_DEPTH = 10;

/** The page of tips to load. */
export const TIPS_PAGE_NO = 0;

/** The sort direction of transactions. */
export const TRANSACTIONS_SORT_DIRECTION = 'DESC';

/** The number of placeholder cards while a hub is loading. */
export const SKELETON_CARDS = 4;

/** How long the thank-you for feedback is shown, in milliseconds. */
export const FEEDBACK_THANKS_MS = 5000;

/** How long after Continue the region popup sets the promotion flag, in milliseconds. */
export const PROMOTION_FLAG_DELAY_MS = 2000;

/** The number of stars and faces on the scales. */
export const STAR_COUNT = 5;
export const EMOJI_COUNT = 5;

/** The widths of generated images, in px (device sizes and a small one), and their quality. */
export const IMAGE_DEVICE_SIZES = [600, 1520] as const;
export const IMAGE_SIZES = [10, ...IMAGE_DEVICE_SIZES] as const;
export const IMAGE_QUALITY = 75;

/**
 * How close a lazy part must be to be prefetched, in px, and how long it must stay there, in milliseconds, so that
 * parts scrolled past quickly are not loaded.
 */
export const PREFETCH_MARGIN = 200;
export const LAZY_LOAD_DELAY_MS = 200;

/** The region files are stored in, and what S3-compatible services call it. */
export const STORAGE_REGION = { name: 'India', code: 'ap-south-1' } as const;

/** Layout breakpoints, in px. Narrow is below md, mobile below sm. */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 1080, lg: 1368, xl: 1520, xxl: 1840 } as const;

/** Maximum file sizes, in bytes. */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const SUBMISSION_MAX_BYTES = 50 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 50 * 1024 * 1024;
export const COURSE_MEDIA_MAX_BYTES = 50 * 1024 * 1024;

/** How many documents a person who wants to teach sends at most, together. */
export const MENTOR_DOCUMENTS_MAX = 5;

/** Allowed file types, judged by content. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
export const DOCUMENT_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
] as const;
