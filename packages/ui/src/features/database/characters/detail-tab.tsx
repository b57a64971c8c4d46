import { formatFigure } from '@trailbook/core/internal/text';
import type { CharacterPage } from '@trailbook/pages';
import { GameText, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { SelectField } from '../../../primitives/index.ts';
import { LevelStats, LinkList, MissingText, Section } from '../details/index.ts';
import { ItemList } from '../item-sheet/item-list.tsx';

interface Props {
  readonly page: CharacterPage;
  /** 0 for the looks a character comes with. */
  readonly skin: number;
  readonly onSkin: (skin: number) => void;
  readonly stand: number | undefined;
  readonly onStand: (stand: number) => void;
}

// Rule D26.
/** Looks, stats by level, and what everything costs. */
export function DetailTab({ page, skin, onSkin, stand, onStand }: Props) {
  const { t, language, number } = useI18n();
  const fixed = page.ascensions[0]?.stats;
  const share = (value: number) => formatFigure(language, value, { format: 'f1', isPercent: true });
  const worn = page.skins[skin - 1];
  return (
    <div className="flex flex-col gap-8">
      {page.text ? (
        <p className="max-w-prose">
          <GameText text={page.text} nickname={page.nickname} gender={page.gender} />
        </p>
      ) : (
        page.hasTexts && <MissingText />
      )}
      {page.skins.length > 0 && (
        <div className="flex max-w-md flex-col gap-2">
          <SelectField
            label={t('character.skin')}
            value={String(skin)}
            options={[
              { value: '0', label: t('character.skinDefault') },
              ...page.skins.map(({ name }, index) => ({
                value: String(index + 1),
                label: name ?? t('character.skinNumber', { number: index + 1 }),
              })),
            ]}
            onChange={(value) => onSkin(Number(value))}
          />
          {worn?.text ? (
            <p className="text-sm text-ink-soft">
              <GameText text={worn.text} nickname={page.nickname} gender={page.gender} />
            </p>
          ) : (
            worn && page.hasTexts && <MissingText />
          )}
        </div>
      )}
      <Section title={t('detail.stats')}>
        <LevelStats
          ascensions={page.ascensions}
          names={page.statNames}
          at={stand}
          onAt={onStand}
          fixed={[
            ...(fixed
              ? [
                  { name: page.statNames.speed, text: number(fixed.speed) },
                  { name: page.statNames.critRate, text: share(fixed.critRate) },
                  { name: page.statNames.critDamage, text: share(fixed.critDamage) },
                  { name: { text: t('stat.aggro') }, text: number(fixed.aggro) },
                ]
              : []),
            ...(page.maxEnergy
              ? [{ name: page.statNames.maxEnergy, text: number(page.maxEnergy) }]
              : []),
          ]}
        />
      </Section>
      <Section title={t('detail.total')}>
        <p className="text-sm text-ink-soft">
          {t('character.totalText', { level: page.ascensions.at(-1)?.maxLevel ?? 1 })}
        </p>
        <ItemList items={page.total} />
      </Section>
      <Section title={t('detail.lightConesOfPath', { path: page.path.name.text })}>
        <LinkList things={page.lightCones} cardPath="/lightcone" />
        <Link
          to={`/${language}/equipment?path=${page.path.value}`}
          className="tap flex items-center text-sm underline underline-offset-4"
        >
          {t('detail.showInList')}
        </Link>
      </Section>
      {page.relicsByStat.length > 0 && (
        <Section title={t('detail.relicsByStat')}>
          <p className="text-sm text-ink-soft">{t('detail.relicsByStatText')}</p>
          {page.relicsByStat.map(({ property, name, relics }) => (
            <div key={property}>
              <h3 className="text-sm text-ink-soft">
                <ThingName name={name} />
              </h3>
              <LinkList things={relics} cardPath="/relics" />
            </div>
          ))}
        </Section>
      )}
    </div>
  );
}
