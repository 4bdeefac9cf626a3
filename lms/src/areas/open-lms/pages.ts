import type { ComponentType } from 'react';
import { lazyPart } from '../../parts/lazy-part.ts';
import type { ReadingPage } from './OpenLmsArea.tsx';

/** The pages of the open course by their name (ROUTE-42). */
export const PAGES: Record<string, ComponentType<{ reading: ReadingPage }>> = {
  dashboard: lazyPart(async () => (await import('./dashboard/OpenDashboardPage.tsx')).OpenDashboardPage),
  content: lazyPart(async () => (await import('./content/OpenContentPage.tsx')).OpenContentPage),
  leaderboard: lazyPart(
    async () => (await import('./leaderboard/OpenLeaderboardPage.tsx')).OpenLeaderboardPage,
  ),
};
