// Installing packages must never wait for a browser download: the browser is found, or fetched, when it is first needed.
module.exports = { skipDownload: true };
