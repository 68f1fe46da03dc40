import type { RequestHandler } from 'express';
import { scriptRouter } from '../http/script-router.ts';

/**
 * Returns a provider's script, which has its own global name. It renders a checkbox that issues a token, and a button that
 * reports a failure. A token is valid until a reset. Rendering twice into one container throws, as the providers' scripts do.
 */
const script = (name: string) => `(function () {
  var widgets = [];
  window.${name} = {
    ready: function (callback) { setTimeout(callback, 0); },
    render: function (container, options) {
      var element = typeof container === 'string' ? document.getElementById(container) : container;
      if (element.querySelector('.captcha-stand-in')) throw new Error('rendered twice');
      var frame = document.createElement('div');
      frame.className = 'captcha-stand-in';
      frame.setAttribute('data-size', options.size || 'normal');
      frame.setAttribute('data-sitekey', options.sitekey || '');
      frame.style.cssText = 'display:inline-block;max-width:100%;padding:12px;border:1px solid #767676;border-radius:4px;font:16px sans-serif;' +
        (options.theme === 'dark' ? 'color:#fff;background:#222;color-scheme:dark' : 'color:#111;background:#f9f9f9;color-scheme:light');
      var box = document.createElement('input');
      var label = document.createElement('label');
      var fail = document.createElement('button');
      box.type = 'checkbox';
      box.style.cssText = 'width:24px;height:24px;vertical-align:middle';
      fail.type = 'button';
      fail.hidden = true;
      label.append(box, ' I am a person');
      frame.append(label, fail);
      element.append(frame);
      var widget = { box: box, frame: frame, count: 0, token: '' };
      var call = function (name, value) { if (typeof options[name] === 'function') options[name](value); };
      box.onchange = function () {
        widget.token = box.checked ? 'stand-in-token-' + (widget.count += 1) : '';
        if (box.checked) call('callback', widget.token); else call('expired-callback');
      };
      fail.onclick = function () { widget.token = ''; box.checked = false; call('error-callback'); };
      widgets.push(widget);
      return widgets.length - 1;
    },
    reset: function (id) { var widget = widgets[id || 0]; if (widget) { widget.box.checked = false; widget.token = ''; } },
    execute: function () { return Promise.resolve('stand-in-token'); },
    getResponse: function (id) { var widget = widgets[id || 0]; return widget ? widget.token : ''; },
    remove: function (id) { var widget = widgets[id || 0]; if (widget) widget.frame.remove(); }
  };
})();
`;

/** Stands in for the captcha providers: reCAPTCHA at `/captcha/api.js`, hCaptcha and Turnstile under their names. */
export const captcha = (): RequestHandler =>
  scriptRouter({
    '/captcha/api.js': script('grecaptcha'),
    '/captcha/hcaptcha.js': script('hcaptcha'),
    '/captcha/turnstile.js': script('turnstile'),
  });
