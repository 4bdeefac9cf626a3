import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { browserWith } from './new-person.ts';
import { setToken, tokenOf } from './sign-in.ts';

type CourseNode = {
  nodeId: string;
  type: string;
  isLocked?: boolean;
  meta: { title?: string };
  children: CourseNode[];
};

/** Signs a learner in within a browser and returns the first cohort, with its outline and states on request. */
export async function enterCourse(context: BrowserContext, request: APIRequestContext, emailId: string) {
  const token = await tokenOf(request, emailId);
  await setToken(context, token);
  const headers = { 'x-auth-token': token };
  const { courses } = await (
    await request.get('/v2/client/user/user-cohort-data?source=learner-hub', { headers })
  ).json();
  const cohortId: string = courses[0].cohort.cohortId;
  const lms = `/v2/client/lms/${cohortId}`;
  const outline = async (): Promise<CourseNode[]> =>
    (await (await request.get(`${lms}/cohort-node-data/index?namespace=LEARNING`, { headers })).json()).nodes;
  const states = async (): Promise<Record<string, { state: string; isLocked?: boolean }>> =>
    (await (await request.get(`${lms}/nodes/states?namespace=LEARNING`, { headers })).json()).nodes;
  return { cohortId, lms, headers, outline, states };
}

/** Returns the nodes with all their descendants. */
export const within = (nodes: CourseNode[]): CourseNode[] =>
  nodes.flatMap((node) => [node, ...within(node.children)]);

/** Opens the same person's session on another device. */
export async function secondDevice(browser: Browser, page: Page): Promise<Page> {
  return browserWith(browser, undefined, {
    viewport: page.viewportSize(),
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
}
