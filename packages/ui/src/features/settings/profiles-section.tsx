import {
  createProfile,
  deleteProfile,
  liveProfiles,
  MAX_PROFILE_NAME,
  type Profile,
  renameProfile,
  restoreProfile,
  switchProfile,
} from '@trailbook/core/internal/user-data';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useCallback, useEffect, useId, useState } from 'react';
import { useI18n } from '../../i18n/index.ts';
import {
  Button,
  Dialog,
  IconButton,
  Question,
  type Undoable,
  UndoBar,
} from '../../primitives/index.ts';
import { profileName } from '../../shell/recovery/index.ts';
import { useDocuments } from '../../shell/recovery/parts/use-device.ts';
import { randomId } from '../../storage/index.ts';
import { type Device, profilesStore } from '../../storage/stores/device.ts';
import { dropExpired } from './drop-expired.ts';

type Open =
  | { readonly dialog: 'create' }
  | { readonly dialog: 'rename' | 'delete'; readonly profile: Profile };

/** Several accounts or players on one device, each with a plan, warps and achievements of its own. */
export function ProfilesSection({ device }: { device: Device }) {
  const i18n = useI18n();
  const { t, dateTime } = i18n;
  const { status, documents, act } = useDocuments(profilesStore(device));
  const [open, setOpen] = useState<Open | undefined>(undefined);
  const [done, setDone] = useState<Undoable | undefined>(undefined);
  const forget = useCallback(() => setDone(undefined), []);
  const { profiles } = documents;
  const live = liveProfiles(profiles);
  const deleted = profiles.profiles.filter((profile) => profile.deletedAt !== null);
  const close = () => setOpen(undefined);
  const nameOf = (profile: Profile) => profileName(i18n, profile);
  const isReady = status !== 'loading' && status !== 'unreadable';

  useEffect(() => {
    if (status === 'ready') void dropExpired(device, Date.now());
  }, [status, device]);

  const remove = (profile: Profile) => {
    const before = profiles.active;
    act((current) => ({ profiles: deleteProfile(current.profiles, profile.id, Date.now()) }));
    setDone({
      text: t('manage.settings.profileDeleted', { name: nameOf(profile) }),
      undo: () =>
        act((current) => ({
          profiles: switchProfile(restoreProfile(current.profiles, profile.id), before),
        })),
    });
    close();
  };

  return (
    <>
      <ul className="flex flex-col divide-y divide-line" aria-label={t('settings.profiles')}>
        {live.map((profile) => (
          <li key={profile.id} className="flex flex-wrap items-center gap-x-1">
            <label className="tap flex min-w-0 flex-1 basis-36 cursor-pointer items-center gap-3">
              <input
                type="radio"
                name="profile"
                className="size-4 shrink-0 accent-(--lamp)"
                checked={profile.id === profiles.active}
                disabled={!isReady}
                onChange={() =>
                  act((current) => ({ profiles: switchProfile(current.profiles, profile.id) }))
                }
              />
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
                <span className="min-w-0">{nameOf(profile)}</span>
                {profile.id === profiles.active && (
                  <span className="text-sm text-lamp">{t('manage.settings.profileActive')}</span>
                )}
              </span>
            </label>
            <IconButton
              className="ms-auto"
              label={t('manage.settings.rename', { name: nameOf(profile) })}
              disabled={!isReady}
              onClick={() => setOpen({ dialog: 'rename', profile })}
            >
              <Pencil size={18} strokeWidth={1.5} />
            </IconButton>
            <IconButton
              label={t('action.deleteNamed', { name: nameOf(profile) })}
              disabled={!isReady || live.length === 1}
              onClick={() => setOpen({ dialog: 'delete', profile })}
            >
              <Trash2 size={18} strokeWidth={1.5} />
            </IconButton>
          </li>
        ))}
      </ul>
      <Button
        className="self-start"
        disabled={!isReady}
        onClick={() => setOpen({ dialog: 'create' })}
      >
        <Plus size={18} strokeWidth={1.5} aria-hidden />
        {t('manage.settings.createProfile')}
      </Button>
      {deleted.length > 0 && (
        <div className="flex flex-col gap-1">
          <h3 className="text-sm text-ink-faint">{t('manage.settings.deletedProfiles')}</h3>
          <ul className="flex flex-col divide-y divide-line">
            {deleted.map((profile) => (
              <li key={profile.id} className="flex flex-wrap items-center gap-x-3">
                <span className="min-w-0 flex-1 break-words text-ink-soft">
                  {nameOf(profile)}{' '}
                  <span className="figures text-sm text-ink-faint">
                    {dateTime(profile.deletedAt ?? 0)}
                  </span>
                </span>
                {isReady && (
                  <Button
                    look="quiet"
                    onClick={() =>
                      act((current) => ({ profiles: restoreProfile(current.profiles, profile.id) }))
                    }
                  >
                    {t('manage.settings.restoreProfile')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {open?.dialog === 'create' && (
        <NameDialog
          title={t('manage.settings.createProfile')}
          name=""
          taken={live.map(nameOf)}
          onClose={close}
          onSave={(name) => {
            const id = randomId();
            act((current) => ({
              profiles: createProfile(current.profiles, { id, name, now: Date.now() }),
            }));
            close();
          }}
        />
      )}
      {open?.dialog === 'rename' && (
        <NameDialog
          title={t('manage.settings.rename', { name: nameOf(open.profile) })}
          name={nameOf(open.profile)}
          taken={live.filter(({ id }) => id !== open.profile.id).map(nameOf)}
          onClose={close}
          onSave={(name) => {
            act((current) => ({
              profiles: renameProfile(current.profiles, open.profile.id, name),
            }));
            close();
          }}
        />
      )}
      {open?.dialog === 'delete' && (
        <Question
          title={t('action.sure')}
          action={t('action.delete')}
          look="stop"
          onAction={() => remove(open.profile)}
          onClose={close}
        >
          <p>{t('manage.settings.deleteProfileText', { name: nameOf(open.profile) })}</p>
        </Question>
      )}
      <UndoBar done={done} onGone={forget} />
    </>
  );
}

interface NameProps {
  readonly title: string;
  readonly name: string;
  /** Names of the others: two of one name cannot be told apart. */
  readonly taken: readonly string[];
  readonly onClose: () => void;
  readonly onSave: (name: string) => void;
}

function NameDialog({ title, name, taken, onClose, onSave }: NameProps) {
  const { t } = useI18n();
  const hintId = useId();
  const [draft, setDraft] = useState(name);
  const fieldId = useId();
  const formId = useId();
  const isTaken = taken.some((other) => sameName(other, draft));
  const canSave = draft.trim() !== '' && !isTaken;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (canSave) onSave(draft);
  };
  const hint = isTaken
    ? t('manage.settings.nameTaken')
    : draft.length >= MAX_PROFILE_NAME &&
      t('manage.settings.nameFull', { number: MAX_PROFILE_NAME });
  return (
    <Dialog
      title={title}
      width="narrow"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button look="lamp" type="submit" form={formId} disabled={!canSave}>
            {t('action.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} className="flex flex-col gap-1">
        <label htmlFor={fieldId} className="text-sm text-ink-soft">
          {t('settings.profileName')}
        </label>
        <input
          id={fieldId}
          value={draft}
          maxLength={MAX_PROFILE_NAME}
          aria-describedby={hintId}
          aria-invalid={isTaken || undefined}
          // What is typed at once is the whole of the new name.
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={(event) => setDraft(event.target.value)}
          className="tap rounded-control border border-line-strong bg-ground px-3"
        />
        <p id={hintId} role="status" className="min-h-5 text-sm text-ink-soft">
          {hint}
        </p>
      </form>
    </Dialog>
  );
}

function sameName(a: string, b: string): boolean {
  return a.trim().toLocaleLowerCase() === b.trim().toLocaleLowerCase();
}
