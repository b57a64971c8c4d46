/** A setting that cannot be used; its message names each variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** The error of a setting that cannot be used: one line with the setting's name, without its value. */
export function settingError(setting: string, cause: unknown): ConfigError {
  const why = reasonOf(cause).replaceAll(/\s+/g, ' ').replace(/\.$/, '');
  return new ConfigError(`${setting} cannot be used: ${why}.`, { cause });
}

/** A host with several addresses fails for each of them: the first error says why. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
