// Writes the summary of an audit as a comment of the pull request, and replaces that of an earlier run: `node comment.mjs REPORTS NAME`.
// A token without the permission is a warning, because pull requests from forks have no other.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const [reports, name] = process.argv.slice(2);
const { GITHUB_API_URL, GITHUB_EVENT_PATH, GITHUB_REPOSITORY, TOKEN } = process.env;
// The name cannot end the comment that holds it.
const marker = `<!-- ss-runtime audit ${encodeURIComponent(name).replaceAll('-', '%2D')} -->`;
const body = `${marker}\n${readFileSync(join(reports, 'summary.md'), 'utf8')}`;

try {
  const number = JSON.parse(readFileSync(GITHUB_EVENT_PATH, 'utf8')).pull_request?.number;
  if (!Number.isSafeInteger(number)) throw new Error('the event has no pull request');
  const earlier = await findComment(`/repos/${GITHUB_REPOSITORY}/issues/${number}/comments`);
  if (earlier) await call('PATCH', `/repos/${GITHUB_REPOSITORY}/issues/comments/${earlier.id}`, { body });
  else await call('POST', `/repos/${GITHUB_REPOSITORY}/issues/${number}/comments`, { body });
} catch (error) {
  console.log(`::warning::The summary was not written as a comment: ${String(error.message).replace(/[\r\n%]/g, ' ')}`);
}

async function findComment(path) {
  for (let page = 1; page <= 30; page++) {
    const comments = await call('GET', `${path}?per_page=100&page=${page}`);
    const found = comments.find((comment) => comment.body?.startsWith(marker));
    if (found || comments.length < 100) return found;
  }
}

async function call(method, path, content) {
  const response = await fetch(GITHUB_API_URL + path, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, accept: 'application/vnd.github+json', 'content-type': 'application/json' },
    body: content && JSON.stringify(content),
  });
  if (!response.ok) throw new Error(`${method} ${path} responded with status ${response.status}`);
  return response.json();
}
