import type { EffectLine } from '@trailbook/core/internal/effects';
import { expect, it } from 'vitest';
import type { I18n } from '../../../i18n/index.ts';
import { describePoint, type PointSource } from './describe-point.ts';

const i18n = { language: 'en' } as I18n;

const line = (word: string): EffectLine => ({
  deed: 'damage',
  segments: [
    { role: 'what', parts: [word] },
    { role: 'much', parts: [{ figures: [{ param: 1 }], isPercent: true, isRange: false }] },
  ],
});

const skill = (name: string) => ({
  name: { text: name },
  effects: [line(name)],
  params: [[0.5], [0.75]],
});

const page = (...skills: ReturnType<typeof skill>[]) =>
  ({
    variants: [
      {
        enhanced: 0,
        skills: [{ id: 7, skills }],
        memosprite: [],
        traces: [{ id: 8, effects: [line('Trace')], params: [0.1] }],
      },
    ],
  }) as unknown as PointSource;

it('tells what a skill does at a level, and at the highest beyond', () => {
  const at = (level: number) =>
    describePoint(i18n, page(skill('A')), { enhanced: 0, point: 7, level });
  expect([at(1), at(2), at(9)]).toEqual(['A · 50%', 'A · 75%', 'A · 75%']);
});

it('names each skill of a point that stands for several', () => {
  const text = describePoint(i18n, page(skill('A'), skill('B')), {
    enhanced: 0,
    point: 7,
    level: 1,
  });
  expect(text.split('\n')).toEqual(['A', 'A · 50%', 'B', 'B · 50%']);
});

it('tells a trace, and nothing of what is not there', () => {
  const description = (point: number, enhanced = 0) =>
    describePoint(i18n, page(skill('A')), { enhanced, point, level: 1 });
  expect([description(8), description(9), description(7, 1)]).toEqual(['Trace · 10%', '', '']);
});
