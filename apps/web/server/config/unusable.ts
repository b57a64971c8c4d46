import { ConfigError } from './config.ts';

/** What was set, as it cannot be used: in one line, by the name of the setting, and without its value. */
export function unusable(setting: string, cause: unknown): ConfigError {
  const why = reasonOf(cause).replaceAll(/\s+/g, ' ').replace(/\.$/, '');
  return new ConfigError(`${setting} cannot be used: ${why}.`, { cause });
}

/** Of a host with several addresses, each has failed: the first says why. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
