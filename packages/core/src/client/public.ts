export type {
  CallError,
  Client,
  ClientSettings,
  Fetch,
  FetchAnswer,
  FetchInit,
  PostInput,
  PostOutput,
  PostPath,
  ReadInput,
  ReadOutput,
  ReadPath,
  Stop,
} from './client.ts';
export { createClient } from './client.ts';
