import {
  type Reminder,
  type ReminderFacts,
  type ReminderWishes,
  remindersDue,
} from '@trailbook/core/internal/calendar';
import { LANGUAGE_TAGS, type Language } from '@trailbook/core/internal/dataset';
import { serverAhead } from '../../../client/client-config.ts';
import { createI18n, type I18n, loadMessages } from '../../../i18n/index.ts';
import { clearBadge, showBadge } from '../../../platform/index.ts';
import { unlessRunning } from '../../../storage/documents/write-lock.ts';
import { type Device, device } from '../../../storage/stores/device.ts';
import { playerFacts } from '../player-facts.ts';
import { noticePermission, showNotice, standingNotices } from './notices.ts';
import { keepTold, readTold, readWishes } from './wishes.ts';

const LOOK_MS = 30_000;
/** The game's clock goes on also where nobody changes anything. */
const FACTS_MS = 10 * 60_000;

/** What this page has told, also where the browser keeps nothing of it. */
const toldHere = new Set<string>();

let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Tells the player in time what they want to be reminded of, as long as the page lives. Of several tabs, one at a time
 * looks, and what one has told the others do not tell. Rule S35.
 */
export function startReminders(language: Language): void {
  if (timer !== undefined) return;
  const facts = rememberedFacts(device(), language);
  const look = () => {
    const wishes = readWishes();
    if (wishes.kinds.length === 0) {
      clearInterval(timer);
      timer = undefined;
      return;
    }
    if (noticePermission() !== 'granted') return;
    unlessRunning('trailbook-reminders', () => remind(language, wishes, facts)).catch(
      // Without a network, or with a store that cannot be read: the next look may bring more.
      (error: unknown) => console.warn('Reminders could not be worked out.', error),
    );
  };
  timer = setInterval(look, LOOK_MS);
  // However often this is said, it is heard once.
  document.addEventListener('visibilitychange', lookedAt);
  lookedAt();
  look();
}

/** Who has a page before them has nothing waiting. Rule S37. */
function lookedAt(): void {
  if (document.visibilityState === 'visible') clearBadge();
}

type FactsAt = (now: number, wishes: ReminderWishes) => Promise<ReminderFacts>;

async function remind(language: Language, wishes: ReminderWishes, facts: FactsAt): Promise<void> {
  const now = Date.now() + (await serverAhead());
  const told = new Set([...readTold(), ...toldHere]);
  const due = remindersDue(await facts(now, wishes), wishes, now).filter(({ id }) => !told.has(id));
  if (due.length === 0) return;
  const i18n = createI18n(language, await loadMessages(language, ['calendar', 'warp']));
  for (const reminder of due) {
    const title = i18n.t(`calendar.remind.${reminder.kind}`);
    const body = bodyOf(reminder, i18n);
    await showNotice({ tag: reminder.id, title, body, lang: LANGUAGE_TAGS[language] });
    toldHere.add(reminder.id);
    keepTold(reminder.id);
  }
  if (document.visibilityState === 'hidden') {
    showBadge(Math.max(due.length, await standingNotices()));
  }
}

function bodyOf(reminder: Reminder, { t }: I18n): string {
  switch (reminder.kind) {
    case 'echoes':
      return t('calendar.notice.echoes', { number: reminder.left });
    case 'banners':
      return t('calendar.notice.banners', { names: reminder.featured.join(' · ') });
    case 'warps': {
      const banners = reminder.types.map((type) => t(`warp.banner.${type}`)).join(' · ');
      return t('calendar.notice.warps', { banners });
    }
    default:
      return t(`calendar.notice.${reminder.kind}`);
  }
}

/** What is known, read again when something was changed and after a while. */
function rememberedFacts(from: Device, language: Language): FactsAt {
  let known: { readonly facts: ReminderFacts; readonly at: number; readonly hasPlan: boolean };
  let isOld = true;
  const forget = () => {
    isOld = true;
  };
  from.listenToKept(forget);
  from.database.listen(forget);
  return async (now, { kinds }) => {
    const hasPlan = kinds.includes('plan');
    if (isOld || now - known.at > FACTS_MS || (hasPlan && !known.hasPlan)) {
      isOld = false;
      try {
        known = { facts: await playerFacts(from, { language, now, hasPlan }), at: now, hasPlan };
      } catch (error) {
        isOld = true;
        throw error;
      }
    }
    return known.facts;
  };
}
