import type { BlessingCard, UniverseBlessingsPage, UniversePath } from '@trailbook/pages';
import { GameText, Picture, RarityStars, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { UniversePathGlyph } from './marks.tsx';
import { MissingSentence } from './no-texts.tsx';

interface Props {
  readonly page: UniverseBlessingsPage;
  readonly blessing: BlessingCard;
  readonly path: UniversePath | undefined;
  /** From 0; a blessing of one level stays at that. */
  readonly level: number;
}

/** A blessing: what it is called, whose it is, and what it does, where its text was read: figures alone say nothing. */
export function BlessingRow({ page, blessing, path, level }: Props) {
  const { t } = useI18n();
  const { id, name, rarity, kind, icon, levels, text } = blessing;
  return (
    <li
      data-blessing={id}
      className="flex min-w-0 gap-3 border-b border-line py-2.5 [content-visibility:auto] [contain-intrinsic-size:auto_5rem]"
    >
      <Picture path={icon === 'none' ? null : icon} sizes="2.25rem" className="size-9 shrink-0">
        <span style={{ color: `var(--rarity-${rarity})` }}>
          <UniversePathGlyph path={path} className="size-9" />
        </span>
      </Picture>
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <ThingName name={name} className="min-w-0 leading-snug wrap-break-word" />
          {kind === 'blessing' ? (
            <RarityStars rarity={rarity} />
          ) : (
            <span className="text-xs text-lamp">{t('universe.resonance')}</span>
          )}
        </p>
        <p className="text-xs text-ink-faint">
          {path && <ThingName name={path.name} />}
          {path && levels.length > 1 && ' · '}
          {levels.length > 1 && t('universe.levels', { number: levels.length })}
        </p>
        {text ? (
          <p className="text-sm text-ink-soft">
            <GameText
              text={text}
              params={levels[Math.min(level, levels.length - 1)] ?? []}
              nickname={page.nickname}
            />
          </p>
        ) : (
          page.hasTexts && <MissingSentence />
        )}
      </div>
    </li>
  );
}
