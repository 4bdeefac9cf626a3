import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  laterProgress,
  markNode,
  type NodeStates,
  type ProgressNode,
  progressOf,
  progressPercentage,
} from './complete-node.ts';
import { learningProgressFrame, learningProgressStep } from './learning-progress-frame.ts';
import { PROGRESSES } from './progress.ts';

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

describe('progress', () => {
  it('CURR-03 marking a node ongoing starts it and every node above it', () => {
    expect(markNode(tree, {}, 'topic-a', 'STARTED')).toEqual({
      'topic-a': 'STARTED',
      module: 'STARTED',
      root: 'STARTED',
    });
  });

  it('CURR-04 completing the last step completes the node above it', () => {
    const first = markNode(tree, {}, 'topic-a', 'COMPLETED');
    const states = markNode(tree, first, 'topic-b', 'COMPLETED');
    expect(states).toMatchObject({ module: 'COMPLETED', root: 'STARTED' });
    expect(markNode(tree, states, 'quiz', 'COMPLETED').root).toBe('COMPLETED');
  });

  it('CURR-04 a completed node never goes back', () => {
    const states = markNode(tree, {}, 'quiz', 'COMPLETED');
    expect(markNode(tree, states, 'quiz', 'STARTED').quiz).toBe('COMPLETED');
  });

  it('CURR-04 a node with steps cannot be completed over their heads', () => {
    const states = markNode(tree, {}, 'module', 'COMPLETED');
    expect(states.module).toBe('STARTED');
    expect(progressPercentage(tree, states)).toBe(0);
  });

  it('CURR-03 an unknown node changes nothing', () => {
    const states = { quiz: 'STARTED' } as const;
    expect(markNode(tree, states, 'nowhere', 'COMPLETED')).toBe(states);
  });

  it('CURR-04 the percentage is of the last steps, and 100 only when all are complete', () => {
    const done = (...ids: string[]) =>
      progressPercentage(tree, Object.fromEntries(ids.map((id) => [id, 'COMPLETED' as const])));
    expect([done(), done('quiz'), done('quiz', 'topic-a'), done('quiz', 'topic-a', 'topic-b')]).toEqual([
      0, 33, 66, 100,
    ]);
    expect(progressPercentage(node('empty', 'ROOT'), {})).toBe(0);
  });

  it('CURR-03 CURR-04 whatever is marked in whatever order, nothing ever goes back and parents follow from children', () => {
    const marks = fc.array(
      fc.record({
        nodeId: fc.constantFrom('root', 'module', 'topic-a', 'topic-b', 'quiz', 'text'),
        progress: fc.constantFrom('STARTED' as const, 'COMPLETED' as const),
      }),
    );
    fc.assert(
      fc.property(marks, (all) => {
        let states: NodeStates = {};
        for (const { nodeId, progress } of all) {
          const next = markNode(tree, states, nodeId, progress);
          for (const [id, state] of Object.entries(states)) {
            expect(laterProgress(state, next[id] ?? 'NOT_STARTED')).toBe(next[id]);
          }
          expect(next.root).toBe(progressOf(tree, next));
          expect(next.root === 'COMPLETED').toBe(progressPercentage(tree, next) === 100);
          states = next;
        }
      }),
    );
  });

  it('ENUM-44 progress runs from not started over started to completed', () => {
    for (const progress of PROGRESSES) {
      expect(laterProgress('NOT_STARTED', progress)).toBe(progress);
      expect(laterProgress('COMPLETED', progress)).toBe('COMPLETED');
    }
    expect(laterProgress('ONBOARDING_STARTED', 'STARTED')).toBe('STARTED');
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
