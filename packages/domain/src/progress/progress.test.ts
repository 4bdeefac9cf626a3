import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NodeStates, type ProgressNode, progressOf } from './complete-node.ts';
import { deriveStates } from './derive-states.ts';
import { learningProgressFrame, learningProgressStep } from './learning-progress-frame.ts';
import type { Progress } from './progress.ts';

const node = (nodeId: string, type: string, children: ProgressNode[] = []): ProgressNode => ({
  nodeId,
  type,
  children,
});
const tree = node('root', 'ROOT', [
  node('module', 'COURSE_MODULE', [
    node('topic-a', 'TOPIC', [node('text', 'PARAGRAPH'), node('video', 'VIDEO_PLAYER')]),
    node('topic-b', 'TOPIC'),
  ]),
  node('quiz', 'QUIZ'),
]);

const ORDER: readonly Progress[] = ['NOT_STARTED', 'ONBOARDING_STARTED', 'STARTED', 'COMPLETED'];
const later = (a: Progress, b: Progress) => (ORDER.indexOf(a) >= ORDER.indexOf(b) ? a : b);

describe('progress', () => {
  it('CURR-03 a started node starts every node above it', () => {
    expect(deriveStates(tree, { 'topic-a': 'STARTED' })).toMatchObject({
      'topic-a': 'STARTED',
      module: 'STARTED',
      root: 'STARTED',
    });
  });

  it('CURR-04 completing the last step completes the node above it', () => {
    const done = (...ids: string[]) =>
      deriveStates(tree, Object.fromEntries(ids.map((id) => [id, 'COMPLETED' as const])));
    expect(done('topic-a', 'topic-b')).toMatchObject({ module: 'COMPLETED', root: 'STARTED' });
    expect(done('topic-a', 'topic-b', 'quiz').root).toBe('COMPLETED');
  });

  it('CURR-04 a node marked as complete is only started while its steps are not complete', () => {
    expect(deriveStates(tree, { module: 'COMPLETED' }).module).toBe('STARTED');
  });

  it('CURR-03 CURR-04 no state ever goes back, whatever is marked in whatever order', () => {
    const marks = fc.array(
      fc.record({
        nodeId: fc.constantFrom('root', 'module', 'topic-a', 'topic-b', 'quiz', 'text'),
        progress: fc.constantFrom('STARTED' as const, 'COMPLETED' as const),
      }),
    );
    fc.assert(
      fc.property(marks, (all) => {
        let own: NodeStates = {};
        for (const { nodeId, progress } of all) {
          const next = { ...own, [nodeId]: later(own[nodeId] ?? 'NOT_STARTED', progress) };
          const after = deriveStates(tree, next);
          for (const [id, state] of Object.entries(deriveStates(tree, own)))
            expect(later(state, after[id] ?? 'NOT_STARTED')).toBe(after[id]);
          expect(after.root).toBe(progressOf(tree, next));
          own = next;
        }
      }),
    );
  });

  it('CONST-47 the learning progress animation runs in 13 steps up to frame 810', () => {
    const frames = Array.from({ length: 14 }, (_, step) => learningProgressFrame(step));
    expect([frames[0], frames[1], frames[13]]).toEqual([0, 62, 810]);
    expect(new Set(frames).size).toBe(14);
    expect([learningProgressFrame(-1), learningProgressFrame(14)]).toEqual([0, 810]);
    expect([learningProgressStep(0), learningProgressStep(50), learningProgressStep(100)]).toEqual([
      0, 6, 13,
    ]);
  });
});
