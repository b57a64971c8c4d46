import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Seele', 'Se'],
  ['March 7th', 'M7'],
  ['Dan Heng • Permansor Terrae', 'DH'],
  ['In the Night', 'IT'],
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
