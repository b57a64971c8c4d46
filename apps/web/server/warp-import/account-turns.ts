/** One import of an account at a time: a later one ends the one before it. */
export interface AccountTurns {
  /**
   * @param key - the account, or whatever stands for it until it is known
   * @param end - stops asking the game at once; called when a later one takes over
   */
  take(key: string, end: () => void): void;
  leave(end: () => void): void;
}

export function accountTurns(): AccountTurns {
  const holders = new Map<string, () => void>();
  return {
    take(key, end) {
      const before = holders.get(key);
      holders.set(key, end);
      if (before !== end) before?.();
    },
    leave(end) {
      for (const [key, other] of holders) if (other === end) holders.delete(key);
    },
  };
}
