import {
  type Entry,
  type EntryError,
  type EntryPlace,
  fitTarget,
  isSameGoal,
  setEverything,
  updateTarget,
} from '@trailbook/core/internal/planner';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../../i18n/index.ts';
import {
  Button,
  Dialog,
  MessageBar,
  NextButton,
  SegmentField,
} from '../../../../primitives/index.ts';
import { useGame } from '../../../../shell/screen/use-game.ts';
import { errorText } from '../../parts/error-text.ts';
import { subjectName } from '../../parts/names.ts';
import type { PlannerStore } from '../../store/planner-store.ts';
import { CharacterFields } from './character-fields.tsx';
import { GoalPresets } from './goal-presets.tsx';
import { LevelFields } from './level-fields.tsx';

interface Props {
  readonly entry: Entry;
  readonly store: PlannerStore;
  /** Where it goes in the plan unless the player says otherwise; undefined where there is no choice. */
  readonly begunPlace?: EntryPlace | undefined;
  /** It was in the plan when the sheet was opened, and is no more. */
  readonly isGone: boolean;
  /** What was made of it before the sheet was discarded. */
  readonly begunWith?: Entry | undefined;
  /** Told at each change what was made of it and is not saved. */
  readonly onEntered: (draft: Entry | undefined) => void;
  readonly onClose: () => void;
  /** Called instead with what was made of it, when that is not to be saved. */
  readonly onDiscard: (draft: Entry) => void;
  readonly onSave: (entry: Entry, place?: EntryPlace) => void;
  /** Asked for a custom entry's name, rarity, path and materials. */
  readonly onCustom: (entry: Entry) => void;
}

/** Sets an entry's levels and, for a character, skills and traces. Works on a copy until saved. */
export function ConfigureDialog(props: Props) {
  const { entry, store, isGone, onEntered, onClose, onSave, onCustom } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const game = useGame('planner');
  const { draft, ...change } = useDraft(props.begunWith ?? entry);
  const [begun, setBegun] = useState(entry);
  const [place, setPlace] = useState(props.begunPlace);
  const [message, setMessage] = useState<{ text: string } | undefined>(undefined);
  const clearMessage = useCallback(() => setMessage(undefined), []);
  const isChanged = !isSameGoal(entry, begun) && !isSameGoal(entry, draft);
  const isUnsaved = !isSameGoal(draft, begun);
  useEffect(() => onEntered(isUnsaved ? draft : undefined));
  const nameForm = useRef<HTMLFormElement>(null);
  const save = () => {
    // Rule P41.
    if (nameForm.current?.checkValidity()) nameForm.current.requestSubmit();
    onSave(draft, place);
  };
  const leave = () => (isUnsaved ? props.onDiscard(draft) : onClose());
  const { text: name } = subjectName(game, draft);
  const refuse = (error: EntryError) => setMessage({ text: errorText(i18n, game, error) });

  return (
    <Dialog
      title={name}
      isUnsaved={isUnsaved}
      onClose={leave}
      footer={
        <>
          <Button onClick={leave}>{t('action.discard')}</Button>
          <NextButton onClick={save}>{t(isGone ? 'sheet.keepAsNew' : 'action.save')}</NextButton>
        </>
      }
    >
      <div role="status">
        {isGone && (
          <p className="mb-5 rounded-control border border-wait px-3 py-2 text-sm">
            {t('plan.gone', { name })}
          </p>
        )}
        {isChanged && (
          <p className="mb-5 flex flex-wrap items-center gap-x-3 rounded-control border border-wait px-3 py-2 text-sm">
            {t('sheet.changedElsewhere', { name })} {t('sheet.savesOver')}
            <Button
              look="quiet"
              onClick={() => {
                change.reset(entry);
                setBegun(entry);
              }}
            >
              {t('sheet.takeOther')}
            </Button>
          </p>
        )}
      </div>
      <div className="flex flex-col gap-7">
        {draft.custom && (
          <Button className="self-start" onClick={() => onCustom(draft)}>
            {t('custom.change')}
          </Button>
        )}
        {place && (
          // Rule P40.
          <SegmentField
            legend={t('sheet.newEntry')}
            value={place}
            options={[
              { value: 'top', label: t('sheet.atTop') },
              { value: 'end', label: t('sheet.atEnd') },
            ]}
            onChange={setPlace}
          />
        )}
        <GoalPresets
          entry={draft}
          store={store}
          nameForm={nameForm}
          onPick={change.setGoal}
          onEverything={change.setEverything}
        />
        <LevelFields entry={draft} onChange={change.setStands} />
        {draft.kind === 'character' && (
          <CharacterFields entry={draft} onChange={change.setPoints} onRefuse={refuse} />
        )}
      </div>
      <MessageBar message={message} onGone={clearMessage} />
    </Dialog>
  );
}

/**
 * An entry that is being changed. Beside it stands what is wished of its skills and traces: a level lowered by a slip
 * bars some of them, and gives them back once it is raised again.
 */
function useDraft(initial: Entry) {
  const { tables } = useGame('planner');
  const [{ draft, target }, set] = useState({ draft: initial, target: initial });
  const fit = (entry: Entry, wished: Entry) =>
    set({ draft: fitTarget(tables, entry, wished), target: wished });
  return {
    draft,
    reset: (entry: Entry) => set({ draft: entry, target: entry }),
    setGoal: (after: Entry) => set({ draft: after, target: after }),
    setStands: (after: Entry) => fit(after, target),
    setPoints: (after: Entry) => {
      const isOfCharacter =
        target.kind === 'character' && draft.kind === 'character' && after.kind === 'character';
      const wished = isOfCharacter ? updateTarget(tables, target, { before: draft, after }) : after;
      // A skill may have raised the level that it needs.
      if (after.from !== draft.from || after.to !== draft.to) fit(after, wished);
      else set({ draft: after, target: wished });
    },
    setEverything: () => {
      // What the stands of the draft bar now is wished all the same.
      const all = setEverything(tables, { ...target, from: draft.from });
      fit(all, all);
    },
  };
}
