import { foldText } from '@trailbook/core/internal/search';
import { expect, it } from 'vitest';
import { nameInCommand } from './name-in-command.ts';

it.each([
  ['Add {{name}} to planner', 'add seele to planner', 'seele'],
  ['Add {{name}} to planner', 'ADD Seele pl', 'Seele'],
  ['Add {{name}} to planner', 'planner dan heng', 'dan heng'],
  ['Добавить в планировщик: {{name}}', 'добавить зеле', 'зеле'],
  ['{{name}}をプランナーに追加', 'ゼーレをプランナーに追加', 'ゼーレ'],
  ['{{name}}をプランナーに追加', 'ぜーれをぷら', 'ゼーレ'],
  ['{{name}}をプランナーに追加', 'プランナーにカフカを追加', 'カフカ'],
  ['{{name}}をプランナーに追加', 'カフカを追加', 'カフカ'],
  ['将{{name}}加入规划器', '希儿加入规划', '希儿'],
  ['将{{name}}加入规划器', '将希儿加入规划器', '希儿'],
  ['플래너에 {{name}} 추가', '플래너에 제레 추가', '제레'],
  ['플래너에 {{name}} 추가', '제레를 플래너에 추가', '제레'],
  ['플래너에 {{name}} 추가', '제레 플래너에 추가', '제레'],
  ['플래너에 {{name}} 추가', '제레 플래너 추', '제레'],
  ['플래너에 {{name}} 추가', '단항을 추가', '단항'],
  ['플래너에 {{name}} 추가', '노을 추가', '노을'],
  ['เพิ่ม {{name}} ลงในแผนอัปเกรด', 'เพิ่ม Seele ลงในแผน', 'Seele'],
])('%s, asked for by %s, is of %s', (command, query, name) => {
  expect(foldText(nameInCommand(query, command) ?? '')).toBe(foldText(name));
});

it.each(['seele', 'add', 'add to planner', ''])('%s names nothing by a command', (query) => {
  expect(nameInCommand(query, 'Add {{name}} to planner')).toBeUndefined();
});
