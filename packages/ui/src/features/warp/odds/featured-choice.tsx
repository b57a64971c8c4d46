import type { Documents } from '@trailbook/core/internal/user-data';
import { useI18n } from '../../../i18n/index.ts';
import { FilterChips } from '../../../primitives/index.ts';

type Featured = Documents['odds']['featured'];

interface Props {
  readonly featured: Featured;
  readonly onChange: (featured: Featured) => void;
}

/** With which chances of the featured 5★ is reckoned: the game's, or those that players have seen. */
export function FeaturedChoice({ featured, onChange }: Props) {
  const { t } = useI18n();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span aria-hidden className="text-sm">
        {t('warp.odds.featured.label')}
      </span>
      <FilterChips
        legend={t('warp.odds.featured.label')}
        options={(['published', 'observed'] as const).map((value) => ({
          value,
          label: t(`warp.odds.featured.${value}`),
        }))}
        isActive={(value) => value === featured}
        onToggle={(value) => onChange(value === 'observed' ? value : 'published')}
      />
    </div>
  );
}
