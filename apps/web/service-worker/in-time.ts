/** What comes within so many milliseconds; else, and where it fails, undefined. */
export function inTime<T>(coming: Promise<T>, most: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const tooLong = setTimeout(resolve, most, undefined);
    coming.then(resolve, () => resolve(undefined)).finally(() => clearTimeout(tooLong));
  });
}
