export { createHandler } from '../compat/handler.ts';
