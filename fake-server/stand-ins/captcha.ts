import express, { type RequestHandler } from 'express';

/** What the script brings: a checkbox that gives a token when it is ticked, under the provider's own global name. */
const script = `window.grecaptcha = {
  ready: function (work) { setTimeout(work, 0); },
  render: function (container, options) {
    var element = typeof container === 'string' ? document.getElementById(container) : container;
    var box = document.createElement('input');
    var label = document.createElement('label');
    box.type = 'checkbox';
    label.append(box, ' I am a person');
    element.append(label);
    box.onchange = function () { if (box.checked && options.callback) options.callback('stand-in-token'); };
    return 0;
  },
  reset: function () {},
  execute: function () { return Promise.resolve('stand-in-token'); },
  getResponse: function () { return 'stand-in-token'; }
};
`;

/** Stands in for the captcha provider (spec 2 §7): `/captcha/api.js`. */
export function captcha(): RequestHandler {
  const router = express.Router();
  router.get('/captcha/api.js', (_request, response) => {
    response.set('Cache-Control', 'no-store').type('text/javascript').send(script);
  });
  return router;
}
