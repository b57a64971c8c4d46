/**
 * The link in what was pasted: on phones the whole text of an error page is copied, and the link stands
 * somewhere in it. Nothing else of it leaves the device.
 */
export function linkInText(text: string): string {
  const found = /https:\/\/[^\s"'<>]*authkey=[^\s"'<>]*/.exec(text)?.[0];
  return found ?? text.trim();
}
