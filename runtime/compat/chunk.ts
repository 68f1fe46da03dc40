export { createHandler } from './handler.ts';
