import { type Fields, isFields } from './fields.ts';

// Rule W29.
/**
 * Whether a file is of another game, as far as its shape tells: the data of paimon.moe, a file in one of the optimizers'
 * GOOD or ZOD formats, or the data of rng.moe.
 * Source: MadeBaruna/paimon-moe, frzyc/genshin-optimizer, konkers/irminsul, rng.moe.
 */
export function isOtherGame(file: Fields): boolean {
  return isPaimonMoe(file) || isOptimizerFile(file) || isRngMoe(file);
}

function isPaimonMoe(file: Fields): boolean {
  return Object.keys(file).some((key) => key === 'wish-uid' || key.startsWith('wish-counter-'));
}

function isOptimizerFile({ format }: Fields): boolean {
  return format === 'GOOD' || format === 'ZOD';
}

function isRngMoe({ data }: Fields): boolean {
  if (!isFields(data) || !isFields(data.profiles)) return false;
  return Object.values(data.profiles).some((profile) => isFields(profile) && 'stores' in profile);
}
