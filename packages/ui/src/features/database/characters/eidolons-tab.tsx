import type { CharacterPage, EidolonCard } from '@trailbook/pages';
import { Picture, SkillGlyph, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { ChangedMark } from './changed.tsx';
import type { Changes } from './changes.ts';
import { EffectDescription } from './effect-description.tsx';
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
        <li
          key={eidolon.id}
          className="flex min-w-0 flex-wrap gap-x-4 gap-y-2 border-t border-line py-4"
        >
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
  // The others raise skills, and do nothing of themselves.
  const isOwn = eidolon.bonuses.length === 0;
  return (
    <>
      <Picture
        path={eidolon.icon}
        sizes="2.75rem"
        className="size-11 shrink-0 rounded-full border border-line-strong p-2 text-ink-soft"
      >
        <SkillGlyph type="ultimate" />
      </Picture>
      <div className="flex min-w-0 flex-1 basis-44 flex-col gap-2">
        <h3 className="leading-snug">
          <span className="figures pe-2 text-lamp">
            {t('eidolon.rank', { rank: eidolon.rank })}
          </span>
          {eidolon.name && <ThingName name={eidolon.name} className="font-semibold" />}{' '}
          {before && <ChangedMark />}
        </h3>
        {!isOwn && (
          <ul className="figures text-sm text-ink-soft">
            {eidolon.bonuses.map((bonus) => (
              <li key={bonus.id}>
                <ThingName name={skillName(i18n, bonus)} />{' '}
                {t('eidolon.levels', { number: bonus.levels })}
              </li>
            ))}
          </ul>
        )}
        <EffectDescription
          page={page}
          deed={eidolon}
          before={before}
          isWorded={isOwn}
          hasFigures={isOwn || eidolon.effects !== null || eidolon.params.length > 0}
        />
      </div>
    </>
  );
}
