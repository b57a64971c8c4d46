import type { CharacterPage, EidolonCard } from '@trailbook/core/internal/pages';
import { figureFormats } from '@trailbook/core/internal/text';
import { GameText, Picture, SkillGlyph, ThingName } from '../../game/index.ts';
import { useI18n } from '../../i18n/index.ts';
import { Brief, EffectLines, Effects, MissingText } from '../details/index.ts';
import { Before, ChangedMark } from './changed.tsx';
import type { Changes } from './changes.ts';
import { skillName } from './skill-name.ts';

interface Props {
  readonly page: CharacterPage;
  readonly eidolons: readonly EidolonCard[];
  readonly changes: Changes;
}

/** What each further copy of a character gives. */
export function EidolonsTab({ page, eidolons, changes }: Props) {
  return (
    <ol className="grid gap-x-8 xl:grid-cols-2">
      {eidolons.map((eidolon) => (
        <li key={eidolon.id} className="flex min-w-0 gap-4 border-t border-line py-4">
          <Eidolon page={page} eidolon={eidolon} before={changes.eidolonBefore(eidolon)} />
        </li>
      ))}
    </ol>
  );
}

function Eidolon(props: {
  page: CharacterPage;
  eidolon: EidolonCard;
  before: EidolonCard | undefined;
}) {
  const { page, eidolon, before } = props;
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <>
      <Picture
        path={eidolon.icon}
        width={96}
        height={96}
        className="size-11 shrink-0 rounded-full border border-line-strong p-2 text-ink-soft"
      >
        <SkillGlyph type="ultimate" />
      </Picture>
      <div className="flex min-w-0 flex-col gap-2">
        <h3 className="leading-snug">
          <span className="figures pe-2 text-lamp">
            {t('eidolon.rank', { rank: eidolon.rank })}
          </span>
          {eidolon.name && <ThingName name={eidolon.name} className="font-semibold" />}{' '}
          {before && <ChangedMark />}
        </h3>
        {eidolon.bonuses.length > 0 && (
          <ul className="figures text-sm text-ink-soft">
            {eidolon.bonuses.map((bonus) => (
              <li key={bonus.id}>
                <ThingName name={skillName(i18n, bonus)} />{' '}
                {t('eidolon.levels', { number: bonus.levels })}
              </li>
            ))}
          </ul>
        )}
        {eidolon.text ? (
          <>
            <p className="max-w-prose text-ink-soft">
              <GameText
                text={eidolon.text}
                params={eidolon.params}
                nickname={page.nickname}
                gender={page.gender}
              />
            </p>
            <Brief
              lines={eidolon.effects}
              levels={[eidolon.params]}
              before={before && [before.params]}
              at={0}
            />
          </>
        ) : (
          <>
            {page.hasTexts && eidolon.bonuses.length === 0 && <MissingText />}
            {(eidolon.effects || eidolon.params.length > 0 || eidolon.bonuses.length === 0) && (
              <Effects
                lines={eidolon.effects}
                levels={[eidolon.params]}
                before={before && [before.params]}
                formats={figureFormats([eidolon.params])}
                at={0}
              />
            )}
          </>
        )}
        {!eidolon.text && eidolon.effects && before?.effects && (
          <Before>
            <EffectLines lines={before.effects} levels={[before.params]} at={0} />
          </Before>
        )}
        {before?.text && (
          <Before>
            <GameText
              text={before.text}
              params={before.params}
              nickname={page.nickname}
              gender={page.gender}
            />
          </Before>
        )}
      </div>
    </>
  );
}
