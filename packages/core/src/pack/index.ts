export { decodePack, PackError } from './decode.ts';
export { encodePack } from './encode.ts';
