import { foldText } from '@trailbook/core/search';
import { expect, it } from 'vitest';
import { nameInCommand } from './name-in-command.ts';

it.each([
  ['Add {{name}} to planner', 'add seele to planner', 'seele'],
  ['Add {{name}} to planner', 'ADD Seele pl', 'Seele'],
  ['Add {{name}} to planner', 'planner dan heng', 'dan heng'],
  ['Добавить в планировщик: {{name}}', 'добавить зеле', 'зеле'],
  ['{{name}}をプランナーに追加', 'ゼーレをプランナーに追加', 'ゼーレ'],
  ['{{name}}をプランナーに追加', 'ぜーれをぷら', 'ゼーレ'],
  ['将{{name}}加入规划器', '希儿加入规划', '希儿'],
])('%s, asked for by %s, is of %s', (command, query, name) => {
  expect(foldText(nameInCommand(query, command) ?? '')).toBe(foldText(name));
});

it.each(['seele', 'add', 'add to planner', ''])('%s names nothing by a command', (query) => {
  expect(nameInCommand(query, 'Add {{name}} to planner')).toBeUndefined();
});
