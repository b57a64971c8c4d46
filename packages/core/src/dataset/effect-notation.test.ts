import { describe, expect, it } from 'vitest';
import {
  amountPattern,
  conditionPattern,
  eventPattern,
  paramsIn,
  perPattern,
  valuePattern,
} from './effect-notation.ts';

describe('a figure', () => {
  it.each(['#1', '#12%', '3', '0.5%', '#1/#2/#3', '1~#1', '#1%/#2%'])('is %s', (text) => {
    expect(text).toMatch(valuePattern);
  });

  it.each(['', '#0', '#', 'two', '#1 %', '#1/', '1~2~3', '-1'])('is not "%s"', (text) => {
    expect(text).not.toMatch(valuePattern);
  });
});

describe('an amount', () => {
  it.each([
    '#1% atk',
    '#1% hp + #2',
    '#1% spd + #2% spd@memosprite',
    '#1% atk + #5 breakEffect*atk',
    'to 50% energyCap',
    'x#1%',
  ])('is %s', (text) => {
    expect(text).toMatch(amountPattern);
  });

  it.each(['atk', '#1% attack', '#1%atk', '#1% atk+#2', '#1% atk@nobody', '#1% atk '])(
    'is not "%s"',
    (text) => {
      expect(text).not.toMatch(amountPattern);
    },
  );
});

describe('an event', () => {
  it('may say who does it, or whom it befalls', () => {
    expect('ultimate').toMatch(eventPattern);
    expect('anyAlly afterAttack').toMatch(eventPattern);
    expect('anyAlly nothing').not.toMatch(eventPattern);
    expect('nobody ultimate').not.toMatch(eventPattern);
  });
});

describe('a condition', () => {
  it.each(['stance', 'enemy freeze', 'self !stance', 'hpShare<=#3%', 'enemy debuffs>=#4/#5'])(
    'is %s',
    (text) => {
      expect(text).toMatch(conditionPattern);
    },
  );

  it.each(['hpShare', 'freeze enemy', 'atk>', 'atk==#1'])('is not "%s"', (text) => {
    expect(text).not.toMatch(conditionPattern);
  });
});

it('an amount may be for each of a measure', () => {
  expect('debuffs').toMatch(perPattern);
  expect('#2 atk').toMatch(perPattern);
  expect('1% hpLost@allies').toMatch(perPattern);
  expect('#2').not.toMatch(perPattern);
});

it('the parameters of a piece of notation are the numbers behind its signs', () => {
  expect(paramsIn('#1% atk + #12')).toEqual([1, 12]);
  expect(paramsIn('100%')).toEqual([]);
});
