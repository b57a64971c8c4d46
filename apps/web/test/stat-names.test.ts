import type { BaseStatNames } from '@trailbook/pages';
import { LevelStats } from '@trailbook/ui/features/database/details';
import { AREAS, createI18n, I18nProvider, loadMessages } from '@trailbook/ui/i18n';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const NAMES: BaseStatNames = {
  hp: { text: '体力' },
  attack: { text: 'ATK', lang: 'en' },
  defence: { text: '防御力' },
  speed: { text: 'SPD', lang: 'en' },
  critRate: { text: '会心率' },
  critDamage: { text: '会心ダメージ' },
  maxEnergy: { text: '最大EP' },
};
const STATS = {
  hp: 100,
  hpPerLevel: 1,
  attack: 10,
  attackPerLevel: 1,
  defence: 10,
  defencePerLevel: 1,
};

it('a name of a stat in another language is marked with it, in the list and in the table', async () => {
  const html = renderToStaticMarkup(
    createElement(I18nProvider, {
      i18n: createI18n('jp', await loadMessages('jp', AREAS)),
      children: createElement(LevelStats, {
        ascensions: [{ maxLevel: 20, cost: [], stats: STATS }],
        names: NAMES,
        fixed: [{ name: NAMES.speed, text: '100' }],
        at: undefined,
        onAt: () => undefined,
      }),
    }),
  );
  expect(html).toMatch(/<dt[^>]*><span lang="en"[^>]*>ATK</);
  expect(html).toMatch(/<th[^>]*><span lang="en"[^>]*>ATK</);
  expect(html).toMatch(/<dt[^>]*><span lang="en"[^>]*>SPD</);
  expect(html).not.toMatch(/lang="[^"]*"[^>]*>体力</);
});
