import type { Element, Path } from '@trailbook/core/internal/dataset';
import type { Choice, FeatChoices } from '@trailbook/pages';
import { ElementGlyph, PathGlyph } from '../../../game/index.ts';
import type { I18n } from '../../../i18n/index.ts';

/** Groups of filters that several lists have, each under the id that its list keeps it by. */

export function rarityGroup({ t }: I18n, id: string, rarities: readonly number[]) {
  return {
    id,
    field: 'rarity',
    legend: t('filter.rarity'),
    options: rarities.map((rarity) => ({
      value: String(rarity),
      label: t('rarity.stars', { rarity }),
      picture: <span className="figures">{rarity} ★</span>,
    })),
  } as const;
}

export function pathGroup({ t }: I18n, id: string, paths: readonly Choice<Path>[]) {
  return {
    id,
    field: 'path',
    legend: t('filter.path'),
    options: paths.map(({ value, name }) => ({
      value,
      label: name.text,
      picture: <PathGlyph path={value} />,
    })),
  } as const;
}

export function elementGroup({ t }: I18n, id: string, elements: readonly Choice<Element>[]) {
  return {
    id,
    field: 'element',
    legend: t('filter.element'),
    options: elements.map(({ value, name }) => ({
      value,
      label: name.text,
      picture: <ElementGlyph element={value} />,
    })),
  } as const;
}

/** What cards do, by what it is about: within a group any of it is enough, of each group something is wanted. */
export function capabilityGroups(choices: readonly FeatChoices[]) {
  return choices.map(({ group, legend, choices: feats }) => ({
    id: `does-${group}`,
    field: 'does' as const,
    param: group,
    legend,
    options: feats.map(({ value, name }) => ({ value, label: name.text })),
  }));
}
