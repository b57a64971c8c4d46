import type { BannerType, Pull } from '@trailbook/core/internal/warp';
import type { WarpData } from '@trailbook/pages';
import { useMemo } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { SelectField } from '../../../primitives/index.ts';
import { useGame } from '../../../shell/screen/use-game.ts';
import { nameOf } from '../parts/things.ts';

/** Stands for no choice. */
export const ALL_BANNERS = 'ALL';

interface Props {
  readonly type: BannerType;
  readonly pulls: readonly Pull[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The very banners that pulls of a type were made on, the latest first; nothing where it was one only. */
export function BannerChoice({ type, pulls, value, onChange }: Props) {
  const { t, day } = useI18n();
  const game = useGame('warp');
  const ids = useMemo(() => latestFirst(game, pulls), [game, pulls]);
  if (ids.length < 2) return null;
  return (
    <SelectField
      label={t('warp.odds.banner')}
      value={value}
      options={[
        { value: ALL_BANNERS, label: t('warp.allBanners') },
        ...ids.map((id) => {
          const { featured, start } = game.banners.get(id) ?? {};
          const name = featured === undefined ? undefined : nameOf(game, featured).text;
          const parts = [name ?? (id === 0 ? t(`warp.banner.${type}`) : String(id))];
          return {
            value: String(id),
            label: [...parts, ...(start ? [day(start)] : [])].join(' · '),
          };
        }),
      ]}
      onChange={onChange}
    />
  );
}

/** By when they began; those that the data do not know yet are newer than all that they know. */
function latestFirst({ banners }: WarpData, pulls: readonly Pull[]): number[] {
  const begun = (id: number) => banners.get(id)?.start ?? (id === 0 ? '' : '9');
  const ids = [...new Set(pulls.map(({ gachaId }) => gachaId))];
  return ids.sort((a, b) => (begun(a) < begun(b) ? 1 : -1));
}
