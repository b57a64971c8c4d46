/**
 * Does work on all items, so many at once. After a fault nothing more is begun; it is told when what was begun has
 * ended.
 *
 * @throws the first fault of the work
 */
export async function eachOf<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  let hasFailed = false;
  const line = async () => {
    for (const item of left) {
      if (hasFailed) return;
      await work(item).catch((fault: unknown) => {
        hasFailed = true;
        throw fault;
      });
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: atOnce }, line));
  const failed = ended.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
