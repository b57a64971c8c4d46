import { expect, it } from 'vitest';
import { createI18n, loadMessages } from '../../i18n/index.ts';
import { stageWords } from './stage-words.ts';

it('calls each kind of stage in both languages, and once where they are one', async () => {
  const words = async (language: 'en' | 'de') =>
    createI18n(language, await loadMessages(language, ['database'])).t;
  const [de, en] = [await words('de'), await words('en')];
  expect(stageWords(de, en).goldenCalyx).toEqual(['Blütenkelch (Gold)', 'Calyx (Golden)']);
  expect(stageWords(en, en).echoOfWar).toEqual(['Echo of War']);
  expect(stageWords(de, en).cavern).toEqual(['Höhle der Korrosion', 'Cavern of Corrosion']);
});
