import { errorAnswer } from '../../../server/http/error-answer.server';

/** Whatever call nobody knows, told in the form of all errors. */
const notFound = (): Response => errorAnswer({ status: 404, code: 'NOT_FOUND' }, true);

export const loader = notFound;
export const action = notFound;
