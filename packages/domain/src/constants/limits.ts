/** How long the auth and logged-in cookies last, in days (CONST-01, CONST-02). */
export const COOKIE_MAX_AGE_DAYS = 3;

/** How often the auth status is checked again, in milliseconds (CONST-03). */
export const AUTH_REFRESH_MS = 86_400_000;

/** How long a toast stays, in milliseconds (CONST-06). */
export const TOAST_MS = 4000;

/** How deep a curriculum tree is read for the topic listing, the mentor's topic list and a topic (CONST-07..09). */
export const TOPIC_LISTING_DEPTH = 2;
export const MENTOR_TOPIC_LIST_DEPTH = 4;
export const TOPIC_CONTENT_DEPTH = 10;
export const CURRICULUM_DEPTHS = [TOPIC_LISTING_DEPTH, MENTOR_TOPIC_LIST_DEPTH, TOPIC_CONTENT_DEPTH] as const;

/** The page of tips that is read (CONST-10). */
export const TIPS_PAGE_NO = 0;

/** How transactions are sorted (CONST-11). */
export const TRANSACTIONS_SORT_DIRECTION = 'DESC';

/** How many cards stand in while a hub is loading (CONST-16, HUB-15). */
export const SKELETON_CARDS = 4;

/** The greatest width of a course card, in px (CONST-17, CARD-09). */
export const CARD_MAX_WIDTH = 390;

/** How long the thanks for feedback stay, in milliseconds (CONST-18). */
export const FEEDBACK_THANKS_MS = 5000;

/** How long after Continue the region popup sets the promotion flag, in milliseconds (CONST-20). */
export const PROMOTION_FLAG_DELAY_MS = 2000;

/** How many stars, faces and icons the scales have (CONST-21..23). */
export const STAR_COUNT = 5;
export const EMOJI_COUNT = 5;
export const BINARY_ICON_COUNT = 2;

/** The widths images are made in, in px, and their quality (CONST-38..40). */
export const IMAGE_DEVICE_SIZES = [600, 1520] as const;
export const IMAGE_SIZES = [10, 600, 1520] as const;
export const IMAGE_QUALITY = 75;

/** How near a link must be to be prefetched, in px, and how long lazy parts wait, in milliseconds (CONST-41, CONST-42). */
export const PREFETCH_MARGIN = 200;
export const LAZY_LOAD_DELAY_MS = 200;

/** The region files are stored in (CONST-43). */
export const STORAGE_REGION = 'India';

/** Where layouts change, in px (UI-18). Narrow is below md, mobile below sm (D-77). */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 1080, lg: 1368, xl: 1520, xxl: 1840 } as const;

/** Widths of the side navigation and the account menu, in px (UI-19..21). */
export const SIDEBAR_WIDTH = { collapsed: 60, expanded: 220 } as const;
export const ACCOUNT_MENU_WIDTH = 240;

/** The largest files, in bytes (D-123). */
export const PHOTO_MAX_BYTES = 5 * 1024 * 1024;
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const SUBMISSION_MAX_BYTES = 50 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 50 * 1024 * 1024;

/** What files may be, by their content (D-123, VALID-10). */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
export const VIDEO_TYPES = ['video/mp4', 'video/webm'] as const;
export const DOCUMENT_TYPES = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'image/jpeg',
  'image/png',
] as const;
