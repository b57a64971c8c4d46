import { InputError } from './input-error.ts';

/** Checks of plain arguments; each throws an InputError that names the place. */

export function checkObject(value: unknown, path: string): asserts value is object {
  if (Object.prototype.toString.call(value) !== '[object Object]') {
    throw new InputError('WRONG_TYPE', path, 'object', value);
  }
}

export function checkKeys(value: unknown, path: string, known: readonly string[]): void {
  checkObject(value, path);
  const unknown = Object.keys(value).find((key) => !known.includes(key));
  if (unknown !== undefined) {
    throw new InputError('UNKNOWN_KEY', path, `one of ${known.join(', ')}`, unknown);
  }
}

export function checkWhole(
  value: unknown,
  path: string,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): void {
  if (!(Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max)) {
    throw new InputError('OUT_OF_RANGE', path, `whole, ${min} to ${max}`, value);
  }
}

export function checkOneOf(value: unknown, path: string, known: readonly unknown[]): void {
  if (!known.includes(value)) {
    throw new InputError('OUT_OF_RANGE', path, `one of ${known.join(', ')}`, value);
  }
}
