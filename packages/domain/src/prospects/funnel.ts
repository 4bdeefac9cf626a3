import * as z from 'zod/mini';
import { ProductCode } from '../catalog/product-code.ts';
import { Region } from '../catalog/region.ts';
import { IsoDate } from '../fields/iso-date.ts';

/** The steps from a page to a place, in order. */
export const FUNNEL_STEPS = ['views', 'leads', 'applications', 'offers', 'payments'] as const;
export type FunnelStep = (typeof FUNNEL_STEPS)[number];

const Count = z.int().check(z.gte(0));

/**
 * The counts at each step. Views are page views; every other step counts people, each of whom is counted in every step
 * before their furthest one.
 */
export const FunnelCounts = z.object({
  views: Count,
  leads: Count,
  applications: Count,
  offers: Count,
  payments: Count,
});
export type FunnelCounts = z.infer<typeof FunnelCounts>;

/** One week of one campaign, region and course; null where nobody told. */
export type FunnelLine = FunnelCounts & {
  /** The Monday of the week, in the school's zone. */
  week: string;
  campaign: string | null;
  region: Region | null;
  /** The product family. */
  course: string | null;
};

/** The dimensions a funnel can be split by. */
export const FUNNEL_SPLITS = ['campaign', 'region', 'course', 'week'] as const;
export type FunnelSplit = (typeof FUNNEL_SPLITS)[number];

export const FunnelGroup = z.object({ key: z.nullable(z.string()), ...FunnelCounts.shape });
export type FunnelGroup = z.infer<typeof FunnelGroup>;

/** The maximum period of one funnel, in days. */
export const FUNNEL_DAYS_MAX = 366;

/** Any further groups are combined into one row of others at the end. */
export const FUNNEL_GROUPS_MAX = 50;

/** The key of that row; no campaign can have it, since campaigns are trimmed. */
export const FUNNEL_OTHERS = ' ';

export const Funnel = z.object({
  zone: z.string(),
  from: IsoDate,
  until: IsoDate,
  /** The number of days for which views are stored. */
  viewDays: Count,
  inAll: FunnelCounts,
  campaign: z.array(FunnelGroup),
  region: z.array(FunnelGroup),
  course: z.array(FunnelGroup),
  week: z.array(FunnelGroup),
  /** The campaigns of the period, regardless of filters. */
  campaigns: z.array(z.string()),
});
export type Funnel = z.infer<typeof Funnel>;

export const FunnelFilter = z.object({
  /** Days of the school's zone, both included; by default the twelve weeks up to today. */
  from: z.optional(IsoDate),
  until: z.optional(IsoDate),
  campaign: z.optional(z.string().check(z.maxLength(500))),
  region: z.optional(Region),
  course: z.optional(ProductCode),
});
export type FunnelFilter = z.infer<typeof FunnelFilter>;

const none: FunnelCounts = { views: 0, leads: 0, applications: 0, offers: 0, payments: 0 };

/** Adds up lines. */
export const sumFunnel = (lines: readonly FunnelCounts[]): FunnelCounts =>
  lines.reduce<FunnelCounts>(
    (sum, line) => ({
      views: sum.views + line.views,
      leads: sum.leads + line.leads,
      applications: sum.applications + line.applications,
      offers: sum.offers + line.offers,
      payments: sum.payments + line.payments,
    }),
    none,
  );

const byNumbers = (a: FunnelGroup, b: FunnelGroup) =>
  b.payments - a.payments || b.leads - a.leads || b.views - a.views;
const byName = (a: FunnelGroup, b: FunnelGroup) => (a.key ?? '').localeCompare(b.key ?? '');

/** Splits lines by one of their facts: weeks in order, else groups with most payments first, the unknown last. */
export function splitFunnel(lines: readonly FunnelLine[], split: FunnelSplit): FunnelGroup[] {
  const byKey = new Map<string | null, FunnelCounts>();
  for (const line of lines) byKey.set(line[split], sumFunnel([byKey.get(line[split]) ?? none, line]));
  const groups = [...byKey].map(([key, counts]) => ({ key, ...counts }));
  if (split === 'week') return groups.sort(byName);
  const told = groups.filter(({ key }) => key !== null).sort((a, b) => byNumbers(a, b) || byName(a, b));
  const untold = groups.filter(({ key }) => key === null);
  const others = told.slice(FUNNEL_GROUPS_MAX);
  return [
    ...told.slice(0, FUNNEL_GROUPS_MAX),
    ...(others.length > 0 ? [{ key: FUNNEL_OTHERS, ...sumFunnel(others) }] : []),
    ...untold,
  ];
}

/** Returns the share of a step in the previous one, in per cent with one decimal; null if the previous one is zero. */
export const funnelRate = (count: number, before: number): number | null =>
  before === 0 ? null : Math.round((count / before) * 1000) / 10;
