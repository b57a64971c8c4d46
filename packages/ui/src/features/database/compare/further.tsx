import type { PageName } from '@trailbook/core/internal/dataset';
import type { EffectLine } from '@trailbook/core/internal/effects';
import { figureFormats } from '@trailbook/core/internal/text';
import type { EidolonCard, TracePoint } from '@trailbook/pages';
import type { ReactNode } from 'react';
import { ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { skillName } from '../characters/skill-name.ts';
import { Effects } from '../details/index.ts';

/** The bonus abilities of a character's traces, folded: what they do is long. */
export function BonusAbilities({ traces }: { traces: readonly TracePoint[] }) {
  const { t } = useI18n();
  const bonuses = traces.filter(({ type }) => type === 'bonus');
  return (
    <Folded term={t('trace.type.bonus')} count={bonuses.length}>
      {bonuses.map(({ id, name, params, effects }) => (
        <Deed key={id} name={name} params={params} effects={effects} />
      ))}
    </Folded>
  );
}

/** What each further copy of a character gives, folded. */
export function Eidolons({ eidolons }: { eidolons: readonly EidolonCard[] }) {
  const i18n = useI18n();
  const { t } = i18n;
  return (
    <Folded term={t('character.eidolons')} count={eidolons.length}>
      {eidolons.map(({ id, rank, name, params, effects, bonuses }) => (
        <Deed
          key={id}
          mark={t('eidolon.rank', { rank })}
          name={name}
          params={bonuses.length === 0 ? params : []}
          effects={effects}
        >
          {bonuses.map((bonus) => (
            <p key={bonus.id} className="text-ink-soft">
              <ThingName name={skillName(i18n, bonus)} />{' '}
              {t('eidolon.levels', { number: bonus.levels })}
            </p>
          ))}
        </Deed>
      ))}
    </Folded>
  );
}

function Folded(props: { term: string; count: number; children: ReactNode }) {
  const { t, number } = useI18n();
  if (props.count === 0) return null;
  return (
    <details>
      <summary className="tap flex items-center text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink">
        {t('state.pair', { label: props.term, value: number(props.count) })}
      </summary>
      <div className="flex flex-col gap-2">{props.children}</div>
    </details>
  );
}

interface DeedProps {
  readonly mark?: string;
  readonly name: PageName | null;
  readonly params: readonly number[];
  readonly effects: readonly EffectLine[] | null;
  readonly children?: ReactNode;
}

function Deed({ mark, name, params, effects, children }: DeedProps) {
  const levels = [params];
  return (
    <div className="flex flex-col gap-1 pb-2">
      <p>
        {mark && <span className="figures pe-2 text-lamp">{mark}</span>}
        {name && <ThingName name={name} />}
      </p>
      {children}
      {(effects || params.length > 0) && (
        <Effects lines={effects} levels={levels} formats={figureFormats(levels)} at={0} />
      )}
    </div>
  );
}
