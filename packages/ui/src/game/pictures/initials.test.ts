import { expect, it } from 'vitest';
import { initialsOf, signInitialsOf } from './initials.ts';

it.each([
  ['Seele', 'Se'],
  ['March 7th', 'M7'],
  ['Dan Heng • Permansor Terrae', 'DH'],
  ['In the Night', 'IN'],
  ['Arrow of the Starchaser', 'AS'],
  ['Обсидиан навязчивой идеи', 'ОН'],
  ['Зеле', 'Зе'],
  ['姫子', '姫子'],
  ['银狼LV.999', '银狼'],
  ['丹恒•腾荒', '丹恒'],
  ['Trailblazer (Destruction) ♂', 'TD'],
  ['ผู้บุกเบิก', 'ผู้บุ'],
  ['เซเล แห่งราตรี', 'เซแห่'],
  ['', ''],
])('%s is recognised by %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it.each([
  ['Arrow of the Starchaser', 'AS'],
  ['追星之矢', '追'],
  ['별 쫓는 화살', '별'],
  ['カフカ', 'カ'],
])('a sign of %s bears %s', (name, initials) => {
  expect(signInitialsOf(name)).toBe(initials);
});
