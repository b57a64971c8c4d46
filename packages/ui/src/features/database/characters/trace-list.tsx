import { figureFormats } from '@trailbook/core/internal/text';
import type { CharacterPage, TracePoint, VariantPage } from '@trailbook/pages';
import { GameText, ThingName } from '../../../game/index.ts';
import { useI18n } from '../../../i18n/index.ts';
import { Effects, PlainSentence, Section } from '../details/index.ts';
import { ChangedMark } from './changed.tsx';
import type { Changes } from './changes.ts';
import { PointMark } from './point-mark.tsx';
import { needsOf, pointTitle, statText } from './trace-texts.ts';

interface Props {
  readonly page: CharacterPage;
  readonly variant: VariantPage;
  readonly changes: Changes;
  readonly chosen: number | undefined;
  readonly onChoose: (trace: TracePoint) => void;
}

/** All points by name with what they give, to read in one go; pressing one shows what it costs. */
export function TraceList({ page, variant, changes, chosen, onChoose }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const traces = variant.traces.filter(({ type }) => type !== 'skill' && type !== 'servant');
  return (
    <Section title={t('trace.list')}>
      <ul className="grid gap-x-8 lg:grid-cols-2 xl:grid-cols-1">
        {traces.map((trace) => (
          <li key={trace.anchor} className="flex min-w-0 flex-col border-b border-line">
            <button
              type="button"
              aria-pressed={trace.anchor === chosen}
              onClick={() => onChoose(trace)}
              className="tap flex min-w-0 flex-wrap items-center gap-x-3 text-start hover:text-lamp aria-pressed:text-lamp"
            >
              <span className="size-6 shrink-0 text-ink-soft">
                <PointMark variant={variant} point={trace} />
              </span>
              <span className="min-w-0 flex-1 basis-20 leading-snug">
                <ThingName name={trace.name ?? { text: pointTitle(i18n, trace) }} />{' '}
                {changes.traceBefore(trace) && <ChangedMark />}
              </span>
              <span className="figures ms-auto text-end">
                {trace.stats.map((stat) => statText(i18n, stat)).join(' · ')}
              </span>
              <span className="min-w-14 shrink-0 text-end text-xs text-ink-faint">
                {needsOf(i18n, trace)}
              </span>
            </button>
            {trace.type !== 'stat' && <Effect page={page} trace={trace} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Effect({ page, trace }: { page: CharacterPage; trace: TracePoint }) {
  if (trace.text) {
    return (
      <p className="max-w-prose ps-9 pb-3 text-sm text-ink-soft">
        <GameText
          text={trace.text}
          params={trace.params}
          nickname={page.nickname}
          gender={page.gender}
        />
      </p>
    );
  }
  if (!trace.effects && trace.params.length === 0) return null;
  return (
    <div className="flex flex-col gap-2 ps-9 pb-3 text-sm">
      <PlainSentence text={trace.sentence} />
      <Effects
        lines={trace.effects}
        levels={[trace.params]}
        formats={figureFormats([trace.params])}
        at={0}
      />
    </div>
  );
}
