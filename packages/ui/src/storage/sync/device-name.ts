/** Characters of a device's name; longer ones are cut. */
export const MAX_DEVICE_NAME = 20;

export function shortDeviceName(deviceName: string): string {
  return [...deviceName.trim()].slice(0, MAX_DEVICE_NAME).join('');
}
