import { describe, expect, it } from 'vitest';
import { type NodeStates, type ProgressNode, progressOf } from './complete-node.ts';
import { deriveStates } from './derive-states.ts';

const node = (nodeId: string, type: string, children: ProgressNode[] = []): ProgressNode => ({
  nodeId,
  type,
  children,
});

const tree = node('root', 'ROOT', [
  node('module', 'COURSE_MODULE', [
    node('topic', 'TOPIC', [
      node('lesson', 'LESSON_READING', [node('text', 'PARAGRAPH')]),
      node('quiz', 'QUIZ'),
    ]),
    node('plain', 'TOPIC', [node('plain-lesson', 'LESSON_READING')]),
  ]),
  node('elective', 'STUDIO', [node('elective-topic', 'TOPIC')]),
]);

const steps = ['root', 'module', 'topic', 'quiz', 'plain', 'elective', 'elective-topic'];
const find = (within: ProgressNode, nodeId: string): ProgressNode | undefined =>
  within.nodeId === nodeId ? within : within.children.map((child) => find(child, nodeId)).find(Boolean);

describe('the state of every step', () => {
  it.each<[string, NodeStates]>([
    ['nothing', {}],
    ['a quiz handed in', { quiz: 'COMPLETED' }],
    ['a topic marked before its quiz', { topic: 'COMPLETED' }],
    ['one module', { quiz: 'COMPLETED', topic: 'COMPLETED', plain: 'COMPLETED' }],
    [
      'everything',
      { quiz: 'COMPLETED', topic: 'COMPLETED', plain: 'COMPLETED', 'elective-topic': 'COMPLETED' },
    ],
  ])('ENUM-44 with %s, each step has the state that progressOf gives', (_what, states) => {
    const derived = deriveStates(tree, states);
    expect(Object.keys(derived).sort()).toEqual([...steps].sort());
    for (const nodeId of steps) {
      const step = find(tree, nodeId);
      expect(derived[nodeId]).toBe(step && progressOf(step, states));
    }
  });

  it('CURR-04 a topic with a lesson and a quiz is complete only with the quiz handed in and the topic itself marked', () => {
    expect(deriveStates(tree, { quiz: 'COMPLETED' }).topic).toBe('STARTED');
    expect(deriveStates(tree, { topic: 'COMPLETED' }).topic).toBe('STARTED');
    expect(deriveStates(tree, { quiz: 'COMPLETED', topic: 'COMPLETED' }).topic).toBe('COMPLETED');
  });

  it('an elective that was not chosen does not hold up anything above it', () => {
    const states = { quiz: 'COMPLETED', topic: 'COMPLETED', plain: 'COMPLETED' } as const;
    expect(deriveStates(tree, states).root).toBe('STARTED');
    const derived = deriveStates(tree, states, (nodeId) => nodeId !== 'elective');
    expect(derived.root).toBe('COMPLETED');
    expect(derived.elective).toBe('NOT_STARTED');
  });
});
