export { decodePack } from './decode.ts';
export { encodePack } from './encode.ts';
export { PackError } from './format.ts';
