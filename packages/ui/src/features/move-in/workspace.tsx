import { useEffect, useRef } from 'react';
import { type MessageKey, useI18n } from '../../i18n/index.ts';
import { Link, useFeature } from '../../platform/index.ts';
import { Button, SelectField } from '../../primitives/index.ts';
import type { Shared, ShareFault } from '../../shell/offline/protocol.ts';
import { GoOnWithoutCopy, takeInErrorText } from '../../shell/recovery/index.ts';
import type { Device } from '../../storage/stores/device.ts';
import { useProfiles } from '../warp/import/parts/use-profiles.ts';
import { ArrivedFileLine } from './arrived-file-line.tsx';
import { Intake } from './intake.tsx';
import { useDrafts } from './use-drafts.ts';
import { useHandedIn } from './use-handed-in.ts';
import { type Outcome, useMoveIn, usePreview } from './use-move-in.ts';

interface Props {
  readonly device: Device;
  readonly profile: string;
}

const FAULTS = {
  late: 'moveIn.sharedLate',
  large: 'moveIn.sharedLarge',
  unread: 'moveIn.sharedUnread',
} as const satisfies Record<ShareFault, MessageKey>;

/** From what was brought to what is here. */
export function Workspace({ device, profile }: Props) {
  const i18n = useI18n();
  const { t } = i18n;
  const withTables = useFeature('csvImport');
  const moveIn = useMoveIn(device);
  const { files, isBusy, outcome } = moveIn;
  const { options, accountsOf } = useProfiles(device);
  const drafts = useDrafts({ files, profile, options, accountsOf });
  const preview = usePreview(moveIn.worker, files, drafts.choices);
  /** A link holds a secret: it is on this page while it is open, and nowhere else. */
  const text = useRef('');
  const list = useRef<HTMLHeadingElement>(null);
  const count = files.length;
  useEffect(() => {
    if (count > 0) list.current?.focus();
  }, [count]);
  const take = ({ files: given, text: said }: Shared) => {
    if (said !== '') text.current = said;
    const came = given.map((file) => ({ name: file.name, file }));
    void moveIn.add([...came, ...(said === '' ? [] : [{ name: '', file: said }])], withTables);
  };
  const fault = useHandedIn(take);
  const effects = preview?.ok ? preview.value.effects : [];
  const hasRest = files.some(({ kind }) => ['scan', 'achievements', 'block'].includes(kind));
  return (
    <>
      {fault && (
        <p role="alert" className="max-w-prose border-s-2 border-stop ps-4">
          {t(FAULTS[fault])}
        </p>
      )}
      <Intake
        isNext={count === 0}
        isBusy={isBusy}
        onFiles={(given) => take({ files: given, text: '' })}
        onText={(given) => take({ files: [], text: given })}
      />
      <div role="status">{isBusy && <p>{t('state.loading')}</p>}</div>
      {outcome && !isBusy && (
        <OutcomePart
          outcome={outcome}
          onUndo={moveIn.undo}
          onGoOn={() => moveIn.keep(drafts.choices, true)}
        />
      )}
      {count > 0 && (
        <section className="flex flex-col gap-4">
          <h2 ref={list} tabIndex={-1} className="font-display text-lg font-semibold outline-none">
            {t('moveIn.found')}
          </h2>
          <ul>
            {files.map((file) => (
              <ArrivedFileLine
                key={`${file.id} ${file.kind}`}
                file={file}
                effect={effects.find(({ id }) => id === file.id)}
                device={device}
                profile={profile}
                linkText={text.current}
                drafts={file.kind === 'history' ? drafts.draftsOf(file) : []}
                options={options}
                accountsOf={accountsOf}
                isBusy={isBusy}
                onChange={(at, draft) => drafts.change(file.id, at, draft)}
                onColumns={(columns) => moveIn.readAs(file.id, columns)}
                onRemove={() => moveIn.remove(file.id)}
              />
            ))}
          </ul>
          {hasRest && (
            <SelectField
              label={t('moveIn.rest')}
              value={drafts.rest}
              options={options}
              onChange={drafts.setRest}
            />
          )}
          {preview && !preview.ok && (
            <p role="alert" className="border-s-2 border-stop ps-3">
              {takeInErrorText(i18n, preview.error)}
            </p>
          )}
          <div>
            <Button
              look="lamp"
              isBusy={isBusy}
              disabled={!preview?.ok || effects.length === 0 || drafts.isWaiting}
              onClick={() => moveIn.keep(drafts.choices)}
            >
              {t('moveIn.take')}
            </Button>
          </div>
        </section>
      )}
    </>
  );
}

interface OutcomeProps {
  readonly outcome: Outcome;
  readonly onUndo: () => void;
  readonly onGoOn: () => void;
}

/** What the last step came to, and the way back. */
function OutcomePart({ outcome, onUndo, onGoOn }: OutcomeProps) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const text = outcomeText(i18n, outcome);
  const isGood = outcome.state === 'done' || outcome.state === 'undone';
  return (
    <div
      ref={place}
      role={isGood ? 'status' : 'alert'}
      tabIndex={-1}
      className={`flex flex-col items-start gap-3 border-s-2 ps-4 ${isGood ? 'border-lamp' : 'border-stop'}`}
    >
      <p className="max-w-prose">{text}</p>
      {outcome.state === 'done' && (
        <div className="flex flex-wrap items-center gap-4">
          {outcome.moved.canUndo && <Button onClick={onUndo}>{t('action.undo')}</Button>}
          <Link
            to={`/${language}/warp#char_event`}
            className="tap inline-flex items-center underline decoration-line-strong underline-offset-4 hover:text-lamp"
          >
            {t('moveIn.toWarps')}
          </Link>
        </div>
      )}
      {outcome.state === 'refused' && <GoOnWithoutCopy error={outcome.error} onGoOn={onGoOn} />}
    </div>
  );
}

function outcomeText(i18n: ReturnType<typeof useI18n>, outcome: Outcome): string {
  const { t } = i18n;
  switch (outcome.state) {
    case 'done':
      if (!outcome.moved.isNew) return t('moveIn.known');
      return t(outcome.isWhole ? 'moveIn.done' : 'moveIn.donePart');
    case 'undone':
      return t('moveIn.undone');
    case 'failed':
      return t('moveIn.failed');
    case 'refused':
      return takeInErrorText(i18n, outcome.error);
    case 'stays':
      return staysText(i18n, outcome.error);
  }
}

function staysText(
  i18n: ReturnType<typeof useI18n>,
  error: Extract<Outcome, { readonly state: 'stays' }>['error'],
): string {
  switch (error.code) {
    case 'CHANGED_SINCE':
      return i18n.t('moveIn.changedSince');
    case 'FORGOTTEN':
      return i18n.t('moveIn.forgotten');
    default:
      return takeInErrorText(i18n, error);
  }
}
