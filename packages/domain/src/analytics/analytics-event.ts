import * as z from 'zod/mini';
import { Id } from '../fields/id.ts';
import { optionalTextField, textField } from '../fields/text.ts';
import { SCROLL_DEPTH_BUCKETS } from './scroll-depth.ts';
import { trackedPath } from './tracked-path.ts';

/** The longest plausible time on screen, in seconds: a day. */
export const TIME_ON_SCREEN_MAX = 86_400;

/** The most events per call. */
export const EVENTS_PER_CALL = 20;

/** The longest campaign of a view: with its path it must fit into a row of the index used to count views. */
const VIEW_CAMPAIGN_MAX = 200;

/** The longest path counted; a longer one is truncated, so that it does not cost the other events of its call. */
const PATH_MAX = 300;

const TrackedPath = z.string().check(
  z.overwrite((address) => trackedPath(address).slice(0, PATH_MAX)),
  z.maxLength(PATH_MAX),
  z.refine((path) => /^\/(?!\/)/.test(path), 'A page path begins with one slash'),
);

/** eventId is created by the browser, so that an event sent twice counts once; userId is null for visitors. */
const About = { eventId: Id, userId: z.nullable(Id), pagePath: TrackedPath };

/** A click on a button that the school counts. */
export const ButtonClick = z.object({
  event: z.literal('Button_Click'),
  ...About,
  buttonText: textField(80),
});

/**
 * A view of a page, sent when it is left: how far it was scrolled, in per cent and as the highest bucket reached, and
 * the seconds it was on screen.
 */
export const PageView = z.object({
  event: z.literal('Page_View'),
  ...About,
  scrollPercentage: z.int().check(z.minimum(0), z.maximum(100)),
  scrollDepth: z.literal(SCROLL_DEPTH_BUCKETS),
  secondsOnScreen: z.int().check(z.minimum(0), z.maximum(TIME_ON_SCREEN_MAX)),
  /** The campaign a lead from the same visit would name. */
  campaign: z.optional(optionalTextField(VIEW_CAMPAIGN_MAX)),
});
export type PageView = z.infer<typeof PageView>;

/** An event as queued by both apps and accepted by the school's own sink. */
export const AnalyticsEvent = z.discriminatedUnion('event', [ButtonClick, PageView]);
export type AnalyticsEvent = z.infer<typeof AnalyticsEvent>;
