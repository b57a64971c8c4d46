import { kindOf, MAX_TARGETS } from '@trailbook/core/internal/user-data';
import { describe, expect, it } from 'vitest';
import { type ForecastDocuments, forecastActions, type NewTarget } from './forecast-store.ts';

const target: NewTarget = {
  ...{ type: 11, itemId: 1102, copies: 1 },
  ...{ from: '2026-12-02', until: '2026-12-23' },
};
const empty: ForecastDocuments = { forecast: kindOf('forecast').empty };
const some = [1, 2, 3].reduce(
  (documents, copies) => forecastActions.add({ ...target, copies })(documents),
  empty,
);
const copiesOf = ({ forecast }: ForecastDocuments) => forecast.targets.map(({ copies }) => copies);
const idsOf = ({ forecast }: ForecastDocuments) => forecast.targets.map(({ targetId }) => targetId);

describe('targets of a forecast', () => {
  it('get a number that no other has, also after one has gone', () => {
    expect(idsOf(some)).toEqual([0, 1, 2]);
    expect(idsOf(forecastActions.add(target)(forecastActions.remove(0)(some)))).toEqual([1, 2, 3]);
  });

  it('are no more than can be read', () => {
    let documents = empty;
    for (let at = 0; at < MAX_TARGETS + 3; at++) documents = forecastActions.add(target)(documents);
    expect(documents.forecast.targets).toHaveLength(MAX_TARGETS);
    expect(forecastActions.add(target)(documents)).toBe(documents);
  });

  it('are put in an order, those that another tab has added behind the others', () => {
    expect(copiesOf(forecastActions.order([2, 0])(some))).toEqual([3, 1, 2]);
    expect(copiesOf(forecastActions.order([9, 1])(some))).toEqual([2, 1, 3]);
  });

  it('come back where they were, once', () => {
    const gone = some.forecast.targets[1];
    if (!gone) throw new Error('There are three.');
    const without = forecastActions.remove(1)(some);
    const back = forecastActions.bringBack(gone, 1)(without);
    expect(back).toEqual(some);
    expect(forecastActions.bringBack(gone, 0)(back)).toBe(back);
  });

  it('are changed by their number, wherever they stand by now', () => {
    const moved = forecastActions.order([2, 1, 0])(some);
    expect(copiesOf(forecastActions.replace(0, { copies: 7 })(moved))).toEqual([3, 2, 7]);
  });
});

it('a line of income is set, and gone again', () => {
  const line = { jade: 300, passes: 0, rhythm: 'once', on: '2026-12-24', isOn: true } as const;
  const set = forecastActions.setIncome('own1', line)(empty);
  expect(set.forecast.income).toEqual({ own1: line });
  expect(forecastActions.removeIncome('own1')(set)).toEqual(empty);
});
