import {
  REMINDER_KINDS,
  type ReminderKind,
  type ReminderWishes,
} from '@trailbook/core/internal/calendar';
import { useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/index.ts';
import { SelectField, SwitchField } from '../../../primitives/index.ts';
import { askForNotices, noticePermission } from './notices.ts';
import { startReminders } from './start-reminders.ts';
import { keepWishes, readWishes, WARP_DAYS } from './wishes.ts';

/** Of what this browser reminds; nothing where it has no notifications. The player is asked when a switch is pressed. */
export function ReminderFields() {
  const { t, language } = useI18n();
  const [permission, setPermission] = useState(noticePermission);
  const [wishes, setWishes] = useState(readWishes);
  useEffect(() => {
    const read = () => setWishes(readWishes());
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);
  const keep = (changed: ReminderWishes) => {
    setWishes(changed);
    keepWishes(changed);
    startReminders(language);
  };
  const toggle = async (kind: ReminderKind, isOn: boolean) => {
    if (isOn) {
      const answer = await askForNotices();
      setPermission(answer);
      if (answer !== 'granted') return;
    }
    const others = readWishes().kinds.filter((other) => other !== kind);
    keep({ ...readWishes(), kinds: isOn ? [...others, kind] : others });
  };
  if (permission === undefined) return null;
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="font-semibold">{t('calendar.reminders.title')}</h3>
      <p className="max-w-prose text-sm text-ink-soft">{t('calendar.reminders.text')}</p>
      {permission === 'denied' ? (
        <p role="status" className="max-w-prose text-wait">
          {t('calendar.reminders.denied')}
        </p>
      ) : (
        <>
          <div className="flex flex-col items-start">
            {REMINDER_KINDS.map((kind) => (
              <SwitchField
                key={kind}
                label={t(`calendar.remind.${kind}`)}
                isOn={permission === 'granted' && wishes.kinds.includes(kind)}
                onChange={(isOn) => void toggle(kind, isOn)}
              />
            ))}
          </div>
          {wishes.kinds.includes('warps') && (
            <div className="w-full">
              <SelectField
                label={t('calendar.reminders.days')}
                value={String(wishes.warpDays)}
                options={WARP_DAYS.map((days) => ({ value: String(days), label: String(days) }))}
                onChange={(days) => keep({ ...wishes, warpDays: Number(days) })}
              />
            </div>
          )}
        </>
      )}
    </section>
  );
}
