import { serviceWorkers } from '../../../platform/index.ts';

interface Notice {
  /** One with the tag of an earlier one takes its place. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  readonly lang: string;
}

/** Whether this browser may show notifications; undefined where it has none. */
export function noticePermission(): NotificationPermission | undefined {
  return 'Notification' in globalThis ? Notification.permission : undefined;
}

/** Asks the player, who has just pressed something for it. */
export async function askForNotices(): Promise<NotificationPermission | undefined> {
  if (noticePermission() !== 'default') return noticePermission();
  return await Notification.requestPermission();
}

/** How many notices still stand where the system shows them; 0 where no service worker can tell. */
export async function standingNotices(): Promise<number> {
  const registration = await serviceWorkers()?.getRegistration();
  return (await registration?.getNotifications())?.length ?? 0;
}

/** By the service worker where there is one, as Android wants it. */
export async function showNotice({ tag, title, body, lang }: Notice): Promise<void> {
  const options = { tag, body, lang, icon: '/icons/icon-192.png' };
  const registration = await serviceWorkers()?.getRegistration();
  if (registration?.active) {
    await registration.showNotification(title, options);
    return;
  }
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
