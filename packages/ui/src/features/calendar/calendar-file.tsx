import {
  CALENDAR_KINDS,
  type CalendarFacts,
  type CalendarKind,
  calendarEvents,
} from '@trailbook/core/internal/calendar';
import { useState } from 'react';
import { serverAhead } from '../../client/client-config.ts';
import { useI18n } from '../../i18n/index.ts';
import { downloadFile } from '../../platform/index.ts';
import { Button } from '../../primitives/index.ts';

/** What most want; a line for every day would fill a calendar. */
const AT_FIRST: readonly CalendarKind[] = ['weekly', 'banners', 'warps', 'plan'];
const DAY_MS = 86_400_000;

/** A file of what the player ticks, made on this device. Rule S34. */
export function CalendarFile({ facts }: { facts: CalendarFacts }) {
  const { t } = useI18n();
  const [ticked, setTicked] = useState<readonly CalendarKind[]>(AT_FIRST);
  const [outcome, setOutcome] = useState('');
  const chosen = CALENDAR_KINDS.filter((kind) => ticked.includes(kind) && isKnown(kind, facts));
  const tick = (kind: CalendarKind, isOn: boolean) => {
    setOutcome('');
    setTicked(isOn ? [...ticked, kind] : ticked.filter((other) => other !== kind));
  };
  const save = async () => {
    setOutcome('');
    const now = Date.now() + (await serverAhead());
    const events = calendarEvents(facts, chosen, now);
    if (events.length === 0) return setOutcome(t('calendar.file.empty'));
    const { writeCalendar } = await import('./write-calendar.ts');
    const file = writeCalendar(events, { t, name: 'Trailbook', stamp: now });
    downloadFile('trailbook.ics', file, 'text/calendar;charset=utf-8');
    setOutcome(t('calendar.file.saved'));
  };
  return (
    <section className="flex flex-col items-start gap-3">
      <fieldset className="flex min-w-0 flex-col">
        <legend className="font-semibold">{t('calendar.file.pick')}</legend>
        {CALENDAR_KINDS.map((kind) => (
          <Tick
            key={kind}
            label={t(`calendar.kind.${kind}`)}
            isOn={chosen.includes(kind)}
            isKnown={isKnown(kind, facts)}
            onChange={(isOn) => tick(kind, isOn)}
          />
        ))}
      </fieldset>
      <p className="max-w-prose text-sm text-ink-soft">{t('calendar.file.text')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="lamp"
          disabled={chosen.length === 0}
          onClick={() => void save().catch(() => setOutcome(t('notice.partText')))}
        >
          {t('calendar.file.download')}
        </Button>
        <span role="status">{outcome}</span>
      </div>
    </section>
  );
}

/** Whether there is anything of a kind to come. */
function isKnown(kind: CalendarKind, facts: CalendarFacts): boolean {
  return calendarEvents(facts, [kind], Date.now() - DAY_MS).length > 0;
}

interface TickProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isKnown: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Tick({ label, isOn, isKnown, onChange }: TickProps) {
  const { t } = useI18n();
  return (
    <label className="tap flex cursor-pointer items-center gap-3 text-sm">
      <input
        type="checkbox"
        checked={isOn}
        disabled={!isKnown}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-(--lamp)"
      />
      <span className="flex flex-wrap gap-x-2">
        {label}
        {!isKnown && <span className="text-ink-soft">{t('calendar.file.unknown')}</span>}
      </span>
    </label>
  );
}
