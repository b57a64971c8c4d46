import type { Doer, DoerSource } from '@trailbook/pages';
import { ElementGlyph, PathGlyph, RarityStars, ThingName } from '../../../game/index.ts';
import { type I18n, useI18n } from '../../../i18n/index.ts';
import { Link } from '../../../platform/index.ts';
import { EffectLines, LevelSpan } from '../details/index.ts';

interface Props {
  readonly doer: Doer;
  /** The address below the language of its page, without its page id. */
  readonly cardPath: string;
}

/** Somebody who can, with what of theirs does it. */
export function CapabilityRow({ doer, cardPath }: Props) {
  const { language } = useI18n();
  const { name, pageId, rarity, path, element, sources } = doer;
  return (
    <li className="row-drawn-when-near grid gap-x-6 gap-y-1 border-b border-line py-2 md:grid-cols-[15rem_minmax(0,1fr)]">
      <Link
        to={`/${language}${cardPath}/${pageId}`}
        className="tap flex min-w-0 flex-wrap items-center gap-x-2 self-start hover:text-lamp"
      >
        {element && <ElementGlyph element={element} />}
        {path && <PathGlyph path={path} className="size-5 shrink-0 text-ink-soft" />}
        <ThingName name={name} className="min-w-0 flex-1 basis-20 leading-snug" />
        {rarity !== null && <RarityStars rarity={rarity} className="shrink-0 text-xs" />}
      </Link>
      <ul className="flex min-w-0 flex-col gap-3 pb-1 md:pt-2">
        {sources.map((source, place) => (
          <li key={place} className="flex flex-col gap-1">
            <Source source={source} />
            {source.basis.map(({ lines, levels }, order) => (
              <EffectLines key={order} lines={lines} levels={levels} at={0} />
            ))}
            <EffectLines lines={source.lines} levels={source.levels} at={0} />
          </li>
        ))}
      </ul>
    </li>
  );
}

function Source({ source }: { source: DoerSource }) {
  const i18n = useI18n();
  return (
    <p className="flex flex-wrap gap-x-2 text-xs text-ink-faint">
      <span>{kindOf(i18n, source)}</span>
      {source.name && <ThingName name={source.name} className="text-ink-soft" />}
      {source.isEnhanced && <span>{i18n.t('game.enhanced')}</span>}
      <LevelSpan
        by={source.kind === 'lightCone' ? 'superimpositions' : 'levels'}
        from={source.firstLevel}
        to={source.lastLevel}
      />
      {source.lastLevel > source.firstLevel && !source.grows && (
        <span>{i18n.t('whoCan.unchanged')}</span>
      )}
    </p>
  );
}

function kindOf({ t }: I18n, { kind, type, rank = 0 }: DoerSource): string {
  switch (kind) {
    case 'skill':
      return t(type ? `game.skill.${type}` : 'skill.other');
    case 'trace':
      return t('trace.type.bonus');
    case 'eidolon':
      return t('eidolon.rank', { rank });
    case 'lightCone':
      return t('lightCone.skill');
    case 'bonus':
      return t('relic.pieces', { number: rank });
  }
}
