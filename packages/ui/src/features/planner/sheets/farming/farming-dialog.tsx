import type { ItemId } from '@trailbook/core/internal/dataset';
import {
  countedTier,
  DEFAULT_PACE,
  DROP_SOURCES,
  type DropSource,
  type DropTiers,
  EQUILIBRIUM_LEVELS,
  equilibriumOf,
  equilibriumOfTiers,
  type Farming,
  type FarmTask,
  HIGHEST_TIERS,
  type PlannerSettings,
  tiersAt,
} from '@trailbook/core/internal/planner';
import { ThingName } from '../../../../game/index.ts';
import { type MessageKey, useI18n } from '../../../../i18n/index.ts';
import { Link } from '../../../../platform/index.ts';
import {
  Button,
  CountField,
  Dialog,
  SelectField,
  useOnDemand,
} from '../../../../primitives/index.ts';
import { useGame } from '../../../../shell/screen/use-game.ts';
import { loadCalendarDialog } from '../../../calendar/load-calendar.ts';
import type { ServerChoice } from '../../../warp/store/game-server.ts';
import { FigureDetails } from '../../parts/figure-details.tsx';
import { MaterialGlyph } from '../../parts/material-glyph.tsx';
import { nameIn } from '../../parts/names.ts';
import { RunItems, useRunName } from '../../parts/run-parts.tsx';
import type { Outlook } from '../../plan/use-outlook.ts';
import { type PlannerStore, planActions } from '../../store/planner-store.ts';
import { FarmDays } from './farm-days.tsx';
import { ServerField } from './server-field.tsx';

interface Props {
  readonly farming: Farming;
  readonly settings: PlannerSettings;
  readonly outlook: Outlook;
  readonly server: ServerChoice;
  readonly store: PlannerStore;
  readonly onClose: () => void;
}

const TIER_LABELS: Readonly<Record<DropSource, MessageKey>> = {
  gold: 'game.farm.goldenCalyx',
  crimson: 'game.farm.crimsonCalyx',
  echo: 'game.farm.echoOfWar',
  shadow: 'game.farm.stagnantShadow',
};

/** What to run for what is missing, day by day, and by source; how the player farms stands below. */
export function FarmingDialog({ farming, settings, outlook, server, store, onClose }: Props) {
  const { t, serverDate } = useI18n();
  const { days } = outlook;
  return (
    <Dialog isRead title={t('planner.farming')} onClose={onClose}>
      <div className="flex flex-col gap-6">
        {farming.tasks.length === 0 && <p className="text-go">{t('farm.nothing')}</p>}
        {farming.tasks.length > 0 && days.length === 0 && (
          <p className="text-wait">{t('farm.never')}</p>
        )}
        {outlook.doneOn !== undefined && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <FigureDetails name={t('planner.farming')} of={{ farming, settings }}>
              <p className="figures text-lamp">
                {t('planner.doneOn', { date: serverDate(outlook.doneOn), days: outlook.dayCount })}
              </p>
            </FigureDetails>
            <AddToCalendar />
          </div>
        )}
        <ServerField server={server} />
        {days.length > 0 && <FarmDays days={days} />}
        {farming.tasks.length > 0 && (
          <Sources tasks={farming.tasks} withSynthesis={outlook.withSynthesis} />
        )}
        {farming.unfarmable.size > 0 && <Unfarmable items={farming.unfarmable} />}
        <Pace settings={settings} store={store} />
      </div>
    </Dialog>
  );
}

/** The day as an event, and a reminder of it. Rule S34. */
function AddToCalendar() {
  const { t } = useI18n();
  const { shown, ask, close, trouble } = useOnDemand(loadCalendarDialog);
  return (
    <>
      <Button onClick={() => ask(undefined)}>{t('planner.calendar')}</Button>
      {shown && <shown.part onClose={close} />}
      {trouble}
    </>
  );
}

/** Each source with all its runs, the most power first. */
function Sources(props: { tasks: readonly FarmTask[]; withSynthesis: boolean }) {
  const { t } = useI18n();
  const runName = useRunName();
  const { withSynthesis } = props;
  const runsOf = (task: FarmTask) => (withSynthesis ? task.attemptsWithSynthesis : task.attempts);
  const tasks = [...props.tasks].sort((a, b) => runsOf(b) * b.power - runsOf(a) * a.power);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('farm.runs')}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {tasks.map((task) => {
          const ids = [...task.items.keys()];
          const name = runName({ ...task, items: ids });
          return (
            <li key={ids.join()} className="flex flex-wrap items-center gap-x-3 py-2 text-sm">
              <span className="w-19 shrink-0">
                <RunItems ids={ids} />
              </span>
              <span className="flex min-w-0 flex-1 basis-32 flex-col gap-x-3 sm:flex-row sm:items-center">
                <span className="min-w-0 leading-snug sm:flex-1">
                  {name.text}
                  {name.kind && <span className="block text-xs text-ink-faint">{name.kind}</span>}
                </span>
                <span className="figures sm:text-end">
                  {t('plan.attempts', { number: runsOf(task), power: runsOf(task) * task.power })}
                  {withSynthesis && task.attemptsWithSynthesis < task.attempts && (
                    <span className="block text-xs text-ink-faint">
                      {t('farm.without', { number: task.attempts })}
                    </span>
                  )}
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What no run is counted for: how many are missing, and where they come from. */
function Unfarmable({ items }: { items: Farming['unfarmable'] }) {
  const { t } = useI18n();
  const { tables } = useGame('planner');
  const isDrop = ([id]: readonly [ItemId, number]) =>
    tables.items.get(id)?.purpose === 'commonDrop';
  const others = [...items].filter((item) => !isDrop(item));
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{t('farm.unfarmable')}</h3>
      <Uncounted text={t('farm.enemyDrops')} items={[...items].filter(isDrop)} />
      <Uncounted text={t('farm.unfarmableText')} items={others} />
    </section>
  );
}

/** Items of one origin, each with how many are missing; its page tells more. */
function Uncounted(props: { text: string; items: readonly (readonly [ItemId, number])[] }) {
  const { language, number } = useI18n();
  const { names } = useGame('planner');
  if (props.items.length === 0) return null;
  return (
    <>
      <p className="text-sm text-ink-soft">{props.text}</p>
      <ul className="grid gap-x-6 border-t border-line text-sm sm:grid-cols-2">
        {props.items.map(([id, count]) => {
          return (
            <li key={id} className="min-w-0 border-b border-line">
              <Link
                to={`/${language}/material/${id}`}
                className="tap flex flex-wrap items-center gap-x-2 hover:text-lamp"
              >
                <MaterialGlyph id={id} className="size-6 shrink-0" />
                <ThingName
                  name={nameIn(names.items, id)}
                  className="min-w-0 flex-1 basis-20 leading-snug"
                />
                <span className="figures ms-auto">{number(count)}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** How the player farms: power, synthesis and the difficulty of each source. It holds for the board, too. */
function Pace({ settings, store }: Pick<Props, 'settings' | 'store'>) {
  const { t } = useI18n();
  const { act } = store.getState();
  const pace = settings.pace ?? DEFAULT_PACE;
  const count = (key: 'powerPerDay' | 'reserve', label: MessageKey) => (
    <span className="flex flex-col gap-1">
      <span className="text-xs text-ink-faint">{t(label)}</span>
      <CountField
        label={t(label)}
        value={pace[key]}
        max={10_000}
        onChange={(value) => act(planActions.setPace({ ...pace, [key]: value }))}
      />
    </span>
  );
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">{t('farm.pace')}</h3>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2 text-sm">
        {count('powerPerDay', 'farm.powerPerDay')}
        {count('reserve', 'farm.reserve')}
        <label className="tap flex items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-lamp"
            checked={pace.withSynthesis}
            onChange={(event) =>
              act(planActions.setPace({ ...pace, withSynthesis: event.target.checked }))
            }
          />
          {t('farm.synthesise')}
        </label>
      </div>
      <h3 className="font-semibold">{t('farm.tiers')}</h3>
      <Equilibrium settings={settings} onChange={(tiers) => act(planActions.setTiers(tiers))} />
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        {DROP_SOURCES.map((source) => (
          <SelectField
            key={source}
            isStacked
            label={t(TIER_LABELS[source])}
            value={String(countedTier(settings, source))}
            options={Array.from({ length: HIGHEST_TIERS[source] }, (_, at) => ({
              value: String(at + 1),
              label: `${t('farm.tier', { tier: at + 1 })} · ${t('farm.equilibrium', { level: equilibriumOf(source, at + 1) })}`,
            }))}
            onChange={(value) =>
              act(planActions.setTiers({ ...settings, [source]: Number(value) }))
            }
          />
        ))}
      </div>
    </section>
  );
}

/** All difficulties at once, by how far the account's world is. Rule P38. */
function Equilibrium(props: {
  readonly settings: PlannerSettings;
  readonly onChange: (tiers: DropTiers) => void;
}) {
  const { t } = useI18n();
  const level = equilibriumOfTiers(props.settings);
  const options = EQUILIBRIUM_LEVELS.map((value) => ({
    value: String(value),
    label: t('farm.world', { level: value }),
  }));
  const each = { value: '', label: t('farm.eachTier') };
  return (
    <SelectField
      label={t('farm.allTiers')}
      value={level === undefined ? '' : String(level)}
      options={level === undefined ? [each, ...options] : options}
      onChange={(value) => value !== '' && props.onChange(tiersAt(Number(value)))}
    />
  );
}
