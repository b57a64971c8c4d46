interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/**
 * The outline of a disc. All discs of a picture are one path of these: a list draws hundreds of pictures, and a
 * browser pays for every element.
 */
export function disc({ x, y, r }: Disc): string {
  const half = `a${r} ${r} 0 1 0`;
  return `M${tenths(x - r)} ${y}${half} ${tenths(2 * r)} 0${half} ${tenths(-2 * r)} 0`;
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
