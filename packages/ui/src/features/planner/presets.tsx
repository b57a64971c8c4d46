import type { Preset } from '@trailbook/pages';
import { Constellation, ItemGlyph, PathGlyph, ThingName } from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { PageTitle } from '../../shell/screen/page-title.tsx';

/** Every character with all that it takes, for those who check the planner's figures. */
export function PresetsScreen({ presets }: { presets: readonly Preset[] }) {
  const { t, number } = useI18n();
  return (
    <div className="flex flex-col gap-5">
      <PageTitle>{t('planner.presets')}</PageTitle>
      <ul className="divide-y divide-line border-y border-line">
        {presets.map((preset) => (
          <li key={preset.id} className="ticket flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <Constellation
              id={preset.id}
              path={preset.path}
              rarity={preset.rarity}
              detail="small"
              className="size-11 shrink-0"
            />
            <p className="w-52">
              <ThingName name={preset.name} className="block" />
              <span className="flex items-center gap-1 text-sm text-ink-soft">
                <PathGlyph path={preset.path} className="size-4" />
                <ThingName name={preset.pathName} />
              </span>
            </p>
            <ul className="flex min-w-0 grow basis-40 flex-wrap gap-x-4 gap-y-1">
              {preset.items.map((item) => (
                <li
                  key={item.id}
                  data-item={item.id}
                  title={item.name.text}
                  className="figures flex items-center gap-1 text-sm"
                >
                  <ItemGlyph
                    id={item.id}
                    purpose={item.purpose}
                    rarity={item.rarity}
                    tier={item.tier ?? undefined}
                    className="size-5"
                  />
                  <span className="sr-only">{item.name.text}</span>
                  {number(item.count)}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
