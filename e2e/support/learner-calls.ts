import { type APIRequestContext, expect } from '@playwright/test';

type Task = {
  nodeId: string;
  namespace: string;
  title: string;
  reviewStatus: string;
  score?: number;
  remark?: string;
};

/** Makes the calls of a guide's learner, whose screens other flows walk. */
export function learnerCalls(request: APIRequestContext, cohortId: string, token: string) {
  const headers = { 'x-auth-token': token };
  const tasks = async (): Promise<Task[]> =>
    (await (await request.get(`/v1/client/workspace/${cohortId}/tasks`, { headers })).json()).tasks;
  return {
    tasks,
    task: async (nodeId: string) => (await tasks()).find((task) => task.nodeId === nodeId),
    async ask(title: string) {
      const answer = await request.put(`/v1/client/workspace/${cohortId}/query`, {
        headers,
        data: { title, description: 'Roof, or level 2 with an offset?', meta: {} },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
      return (await answer.json()).query.queryId as string;
    },
    async thread(queryId: string): Promise<{ text: string }[]> {
      const path = `/v1/client/workspace/${cohortId}/query-thread?queryId=${queryId}`;
      return (await (await request.get(path, { headers })).json()).thread;
    },
    async write(queryId: string, text: string) {
      const answer = await request.put(`/v1/client/workspace/${cohortId}/query-thread`, {
        headers,
        data: { queryId, text },
      });
      expect(answer.ok(), await answer.text()).toBe(true);
    },
    async handIn({ nodeId, namespace }: Task, url: string) {
      const added = await request.post(`/v1/client/lms/${cohortId}/report/submit/upload/url`, {
        headers,
        data: { nodeId, namespace, url },
      });
      expect(added.ok(), await added.text()).toBe(true);
      const { reportId } = (await added.json()).report;
      const sent = await request.post(`/v2/client/lms/${cohortId}/submit-report/${namespace}`, {
        headers,
        data: { nodeId, reportId, text: 'The joins are on sheet two.' },
      });
      expect(sent.ok(), await sent.text()).toBe(true);
    },
  };
}
