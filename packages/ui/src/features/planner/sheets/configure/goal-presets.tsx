import { isAlike } from '@trailbook/core/internal/basics';
import {
  type Entry,
  type GoalPreset,
  MAX_OWN_PRESETS,
  MAX_PRESET_NAME,
  type OwnPreset,
  presetOf,
  ROUND_GOALS,
  type RoundGoal,
  setEverything,
  subjectOf,
  withPreset,
  withRoundGoal,
} from '@trailbook/core/internal/planner';
import { X } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import { Button, IconButton, UndoBar } from '../../../../primitives/index.ts';
import { useDocuments } from '../../../../shell/recovery/parts/use-device.ts';
import { useGame } from '../../../../shell/screen/use-game.ts';
import { useLastEdit } from '../../../../shell/screen/use-last-edit.ts';
import { subjectName } from '../../parts/names.ts';
import { type PlannerStore, planActions } from '../../store/planner-store.ts';

interface Props {
  readonly entry: Entry;
  readonly store: PlannerStore;
  /** The form in which a goal is named, while it is open: who saves the sheet means to keep that as well. */
  readonly nameForm: RefObject<HTMLFormElement>;
  readonly onPick: (entry: Entry) => void;
  readonly onEverything: () => void;
}

/** Goals that are set by one press: the round ones, that of the entry added last, and the player's own. Rule P41. */
export function GoalPresets({ entry, store, nameForm, onPick, onEverything }: Props) {
  const { t, number } = useI18n();
  const game = useGame('planner');
  const { tables } = game;
  const { documents } = useDocuments(store);
  const { act } = store.getState();
  const { done, setDone, forget } = useLastEdit(store);
  const [isNaming, setNaming] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const { entries, settings } = documents.planner;
  const { ownPresets = [] } = settings;
  const last = entries
    .filter(({ kind, entryId }) => kind === entry.kind && entryId !== entry.entryId)
    .sort((a, b) => b.entryId - a.entryId)[0];
  const isFull = ownPresets.length >= MAX_OWN_PRESETS;
  const change = (action: ReturnType<typeof planActions.setPresets>, text: string) => {
    act(action);
    const left = store.getState().documents.planner.settings.ownPresets;
    setDone({
      // What another tab changes since would be undone along.
      stands: ({ planner }) => isAlike(planner.settings.ownPresets, left),
      text,
      undo: () => act(planActions.setPresets(ownPresets)),
    });
    // What was pressed is gone.
    group.current?.focus();
  };
  const keep = (name: string) => {
    setNaming(false);
    change(
      planActions.keepPreset({ ...presetOf(tables, entry), name }),
      t('sheet.goalKept', { name }),
    );
  };
  const remove = ({ kind, name }: OwnPreset) =>
    change(
      planActions.setPresets(ownPresets.filter((one) => one.kind !== kind || one.name !== name)),
      t('plan.deleted', { name }),
    );

  /** What a press leads to; pressed is the one that the entry has. */
  const goal = (next: Entry) => ({
    'aria-pressed': isAlike(next, entry),
    onClick: () => onPick(next),
  });

  return (
    <fieldset ref={group} tabIndex={-1} className="flex min-w-0 flex-wrap gap-2 outline-none">
      <legend className="pb-1 text-xs text-ink-faint">{t('sheet.goal')}</legend>
      <Button aria-pressed={isAlike(setEverything(tables, entry), entry)} onClick={onEverything}>
        {t('sheet.everything')}
      </Button>
      {ROUND_GOALS.filter((round) => !isEverything(round)).map((round) => (
        <Button
          key={round.level}
          className="figures"
          {...goal(withRoundGoal(tables, entry, round))}
        >
          {labelOf(round)}
        </Button>
      ))}
      {last && (
        <Button {...goal(withPreset(tables, entry, presetOf(tables, last)))}>
          {t('sheet.goalLike', { name: subjectName(game, last).text })}
        </Button>
      )}
      {ownPresets
        .filter(({ kind }) => kind === entry.kind)
        .map((preset) => (
          <span
            key={preset.name}
            className="flex max-w-full rounded-control border border-line-strong"
          >
            <Button
              look="quiet"
              className="min-w-0 wrap-anywhere"
              {...goal(withPreset(tables, entry, preset))}
            >
              {preset.name}
            </Button>
            <IconButton
              label={t('action.deleteNamed', { name: preset.name })}
              onClick={() => remove(preset)}
            >
              <X size={16} strokeWidth={1.5} />
            </IconButton>
          </span>
        ))}
      {isFull ? (
        <p className="flex min-h-11 items-center text-sm text-ink-soft">
          {t('sheet.goalsFull', { number: MAX_OWN_PRESETS })}
        </p>
      ) : (
        <Button look="quiet" aria-expanded={isNaming} onClick={() => setNaming(!isNaming)}>
          {t('sheet.goalKeep')}
        </Button>
      )}
      {isNaming && !isFull && (
        <NameForm form={nameForm} name={figuresOf(presetOf(tables, entry))} onKeep={keep} />
      )}
      <UndoBar done={done} onGone={forget} />
    </fieldset>
  );

  /** A light cone has nothing but its level. */
  function isEverything({ level }: RoundGoal): boolean {
    return (
      entry.kind === 'lightCone' && level === subjectOf(tables, entry)?.ascensions.at(-1)?.maxLevel
    );
  }

  function labelOf({ level, skill, hasBonusAbilities }: RoundGoal): string {
    if (entry.kind === 'lightCone') return t('game.level', { level });
    const figures = [number(level), Array(3).fill(number(skill)).join('/')];
    return [...figures, ...(hasBonusAbilities ? [t('sheet.bonusAbilities')] : [])].join(' · ');
  }
}

/** Asks for a name, with one to begin with. */
function NameForm({
  form,
  name,
  onKeep,
}: {
  form: Props['nameForm'];
  name: string;
  onKeep: (name: string) => void;
}) {
  const { t } = useI18n();
  return (
    <form
      ref={form}
      className="flex basis-full flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = String(new FormData(event.currentTarget).get('name')).trim();
        if (typed !== '') onKeep(typed);
      }}
    >
      <label className="flex flex-col gap-1 text-xs text-ink-faint">
        {t('sheet.goalName')}
        <input
          // Comes at the player's press, to be typed into.
          ref={selectAll}
          name="name"
          required
          maxLength={MAX_PRESET_NAME}
          defaultValue={name}
          autoComplete="off"
          className="tap w-56 max-w-full rounded-control border border-line-strong bg-ground px-3 text-base text-ink"
        />
      </label>
      <Button type="submit">{t('sheet.keep')}</Button>
    </form>
  );
}

function selectAll(field: HTMLInputElement | null) {
  field?.select();
}

/** A goal in figures: its level and, of a character, its skill, ultimate and talent. */
function figuresOf({ to, skills }: GoalPreset): string {
  const levels = [2, 3, 4].flatMap((anchor) => skills[anchor] ?? []);
  return [to.level, ...(levels.length > 0 ? [levels.join('/')] : [])].join(' · ');
}
