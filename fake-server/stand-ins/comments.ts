import type { RequestHandler } from 'express';
import { scriptRouter } from '../http/script-router.ts';

/** Writes a number into every link to a page's comments. */
const script = `document.querySelectorAll('a[href$="#comments"],.disqus-comment-count').forEach(function (link) { link.textContent = '3 comments'; });
`;

/** Stands in for the count script of a comment service. */
export const comments = (): RequestHandler => scriptRouter({ '/comments/count.js': script });
