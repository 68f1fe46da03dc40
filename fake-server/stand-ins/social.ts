import type { RequestHandler } from 'express';
import { scriptRouter } from '../http/script-router.ts';

/** Gives every follow link the role of a button. */
const script = `document.querySelectorAll('a.follow-link,.twitter-follow-button').forEach(function (link) { link.setAttribute('role', 'button'); });
`;

/** Stands in for the follow script of a social network. */
export const social = (): RequestHandler => scriptRouter({ '/social/widgets.js': script });
