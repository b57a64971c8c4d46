import type { Language } from '@trailbook/core/internal/dataset';
import { CURRENT, type UniversePage } from '@trailbook/pages';
import type { Translate } from '../../../i18n/index.ts';
import { dayOf } from './day.ts';

/** What search engines are told of a page, and what it lists. */
export function universeHead(page: UniversePage, language: Language, t: Translate) {
  const part = t('state.pair', { label: t('nav.universe'), value: t(`universe.${page.part}`) });
  const isDated = page.part === 'worlds' && page.pageId !== CURRENT;
  return {
    name: isDated ? `${part}, ${dayOf(language, page.begins)}` : part,
    description: t(`universe.seo.${page.part}`, { date: dayOf(language, page.begins) }),
    picture: pictureOf(page),
    items: itemsOf(page),
  };
}

function pictureOf(page: UniversePage): string {
  if (page.part === 'worlds') return page.worlds.at(-1)?.icon ?? '';
  return (page.part === 'blessings' ? page.blessings : page.curios)[0]?.icon ?? '';
}

function itemsOf(page: UniversePage): string[] {
  if (page.part === 'worlds') {
    return page.worlds.map(({ name }) => name.text);
  }
  return (page.part === 'blessings' ? page.blessings : page.curios).map(({ name }) => name.text);
}
