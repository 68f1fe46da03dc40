const bar = 'position:fixed;left:0;right:0;bottom:0;padding:20px;background:#fff;z-index:1000';
const modal = 'position:fixed;left:300px;top:100px;width:600px;padding:20px;background:#fff;z-index:1000';

/** A page with a box that its script shows until something is stored, and a function that answers. */
const page = (
  box: string,
  script: string,
  head = '',
) => `<!doctype html><html><meta charset="utf-8"><title>Variation</title>${head}
<body><h1>Page</h1>${'<p>Text of the page.</p>'.repeat(30)}<template>${box}</template><script>
  const template = document.querySelector('template');
  const isAnswered = () => document.cookie.includes('choice=');
  const show = () => { if (!isAnswered()) document.body.append(template.content.cloneNode(true)); };
  const hide = () => { for (let box; (box = document.querySelector('.box')); ) box.remove(); };
  const store = (value) => { document.cookie = 'choice=' + value + '; max-age=86400'; hide(); };
  const track = () => { document.cookie = '_ga=GA1.1.9.9; max-age=86400'; };
  const on = (selector, act) => document.querySelector(selector)?.addEventListener('click', act);
  ${script}
</script>`;

const german = `<div class="box hinweis" style="${bar}"><p>Wir verwenden Cookies, um unsere Webseite zu verbessern.</p>
  <div class="knopf ja" style="display:inline-block;cursor:pointer;background:#060;color:#fff">Alle akzeptieren</div>
  <div class="knopf nein" style="display:inline-block;cursor:pointer">Ablehnen</div></div>`;

/** Banners of makes of their own, by the path of their page. */
export const variations: Readonly<Record<string, string>> = {
  // A banner whose no is stored, and does not stop the tracking.
  '/tracks-after-no': page(
    german,
    `show(); on('.ja', () => { store('yes'); track(); }); on('.nein', () => { store('no'); track(); });`,
  ),
  // A banner that is hidden until the next page.
  '/only-hides': page(german, `show(); on('.ja', hide); on('.nein', hide);`),
  // A banner whose no does nothing.
  '/stays-open': page(german, `show(); on('.ja', () => store('yes'));`),
  '/pay-or-consent': page(
    `<div class="box" style="${modal}"><h2>Weiter mit Werbung oder Abo</h2><p>Wir und unsere Partner verwenden Cookies auf dieser Website.</p>
     <button class="ja">Akzeptieren und weiter</button><button>Jetzt Abo für 2,99 € im Monat</button><a href="/login">Anmelden</a></div>`,
    `show(); on('.ja', () => store('yes'));`,
  ),
  '/sold-refusal': page(
    `<div class="box" style="${modal}"><p>We and our partners use cookies on this site.</p>
     <button class="ja">Accept all</button><button class="nein">Reject all and subscribe for € 5</button></div>`,
    `show(); on('.ja', () => store('yes')); on('.nein', () => store('no'));`,
  ),
  '/notice': page(
    `<div class="box" style="${bar}">This site uses cookies. <button class="ja">OK</button></div>`,
    `show(); on('.ja', () => store('yes'));`,
  ),
  // Something else of the page is on top of the control.
  '/covered': page(
    `<div class="box" style="${bar}">We use cookies to measure our site. <button class="ja">Accept</button><button class="nein">Decline</button></div>
     <div class="chat" style="position:fixed;left:0;right:0;bottom:0;height:140px;z-index:2000;background:#eef">Chat</div>`,
    `show(); on('.ja', () => store('yes')); on('.nein', () => store('no'));`,
  ),
  // A banner that draws itself again all the time.
  '/draws-again': page(
    german,
    `const wire = () => { on('.ja', () => { store('yes'); track(); }); on('.nein', () => store('no')); };
     show(); wire(); setInterval(() => { if (!isAnswered()) { hide(); show(); wire(); } }, 400);`,
  ),
  '/late': page(
    german,
    `setTimeout(() => { show(); on('.ja', () => { store('yes'); track(); }); on('.nein', () => store('no')); }, 10000);`,
  ),
  // The page listens to its banner late.
  '/listens-late': page(
    german,
    `show(); setTimeout(() => { on('.ja', () => store('yes')); on('.nein', () => store('no')); }, 4000);`,
  ),
  // Choices are switches of its own make, all on; there is no control that declines.
  '/switches': page(
    `<div class="box first" style="${modal}"><p>We and our partners use cookies on this site.</p><button class="ja">Accept ` +
      'all</button><button class="more">Manage preferences</button></div>',
    `show(); on('.ja', () => store('yes'));
     on('.more', () => setTimeout(() => {
       hide();
       document.body.insertAdjacentHTML('beforeend', '<div class="box" style="${modal}"><h2>Preferences</h2>' +
         ['Statistics', 'Marketing'].map((name) => '<p>' + name + ' <span role="switch" tabindex="0" aria-checked="true" aria-label="' + name + '" style="display:inline-block;width:40px;height:20px;background:#0a0"></span></p>').join('') +
         '<button class="all">Accept all</button><button class="save">Save preferences</button></div>');
       for (const one of document.querySelectorAll('[role=switch]')) one.addEventListener('click', () => one.setAttribute('aria-checked', String(one.getAttribute('aria-checked') !== 'true')));
       on('.save', () => { const some = document.querySelector('[aria-checked=true]'); store(some ? 'some' : 'no'); if (some) track(); });
     }, 3000));`,
  ),
  // Pre-ticked boxes on the first layer, behind labels.
  '/boxes': page(
    `<div class="box" style="${bar}"><p>Ce site utilise des cookies.</p><style>.box input{opacity:0;position:absolute}</style>
     <label><input type="checkbox" checked disabled>Nécessaires</label><label><input type="checkbox" class="own" checked>Mesure d’audience</label>
     <button class="ja">Tout accepter</button><button class="save">Enregistrer mes choix</button></div>`,
    `show(); on('.ja', () => store('yes')); on('.save', () => { const some = document.querySelector('.own').checked; ` +
      `store(some ? 'some' : 'no'); if (some) track(); });`,
  ),
  // The page replaces what a script needs, and allows no inline code of others.
  '/hostile': page(
    german,
    `show(); on('.ja', () => { store('yes'); track(); }); on('.nein', () => store('no'));
     Element.prototype.getBoundingClientRect = () => { throw new Error('no'); };
     document.querySelectorAll = () => []; Document.prototype.querySelectorAll = () => []; Element.prototype.matches = () => true;
     String.prototype.normalize = () => ''; Array.prototype.map = () => []; window.getComputedStyle = () => ({}); JSON.stringify = () => '{';
     Object.defineProperty(Element.prototype, 'shadowRoot', { get() { throw new Error('no'); } });`,
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline'; style-src ` +
      `'unsafe-inline'">`,
  ),
  // The answer is a form, and the server stores it.
  '/form':
    '<!doctype html><html><meta charset="utf-8"><title>Form</title><body><!-- banner ' +
    `--><h1>Page</h1>${'<p>Text.</p>'.repeat(60)}`,
  // A banner in a frame of another origin, beside the page.
  '/frame': page(
    '<div class="box" id="sp_message_container_1" style="position:fixed;inset:0;z-index:1000"><iframe ' +
      'id="sp_message_iframe_1" title="Consent" ' +
      'style="position:absolute;left:200px;top:100px;width:700px;height:400px;border:5px solid #ccc"></iframe></div>',
    `show(); const frame = document.querySelector('iframe');
     if (frame) frame.src = 'http://consent.localhost:' + location.port + '/frame-banner';
     addEventListener('message', ({ data }) => { store(data); if (data === 'yes') track(); });`,
  ),
  '/frame-banner': `<!doctype html><meta charset="utf-8"><body><p>We and our partners store information on a device, such as cookies.</p>
    <button title="Options">Options</button><button title="Reject all">Reject all</button><button title="Accept all">Accept all</button>
    <script>for (const [title, value] of [['Accept all', 'yes'], ['Reject all', 'no']])
      document.querySelector('[title="' + title + '"]').addEventListener('click', () => parent.postMessage(value, '*'));</script>`,
  // Settings in a frame of another origin, which loads late.
  '/settings-in-frame': page(
    `<div class="box" id="truste-consent-track" style="${bar}"><div id="truste-consent-content">We use cookies to improve our site.
     <button id="truste-consent-button">Agree and proceed</button><button id="truste-show-consent">Manage settings</button></div></div>`,
    `show(); on('#truste-consent-button', () => store('yes'));
     on('#truste-show-consent', () => {
       document.body.insertAdjacentHTML('beforeend', '<div class="box truste_overlay" style="position:fixed;inset:0;background:#0008;z-index:2000"></div><div class="box truste_box_overlay" style="position:fixed;left:300px;top:50px;width:600px;height:500px;z-index:2001"><iframe id="pop-frame1" title="Choices" style="width:100%;height:100%;background:#fff" src="http://consent.localhost:' + location.port + '/frame-settings"></iframe></div>');
     });
     addEventListener('message', ({ data }) => store(data));`,
  ),
  '/frame-settings': `<!doctype html><meta charset="utf-8"><body><h1>Privacy preferences</h1><div id="late"></div><script>setTimeout(() => {
      document.querySelector('#late').innerHTML = '<p>Functional cookies <input type="radio" name="a" id="y" checked><label for="y">Yes</label><input type="radio" name="a" id="n"><label for="n">No</label></p><button>Submit preferences</button>';
      document.querySelector('button').addEventListener('click', () => parent.postMessage(document.querySelector('#n').checked ? 'no' : 'some', '*'));
    }, 2500);</script>`,
};

/** A vendor's banner on which rules press a control that does nothing, and report an answer. */
export const decoy = page(
  `<div class="box" id="cmplz-cookiebanner-container"><div class="cmplz-cookiebanner" style="${bar}"><p>Wij gebruiken cookies op deze website.</p>
   <button class="cmplz-accept" style="opacity:0.01;width:2px;height:2px;overflow:hidden;padding:0;border:0"></button><button class="cmplz-deny" style="opacity:0.01;width:2px;height:2px;overflow:hidden;padding:0;border:0"></button>
   <button class="ja">Accepteren</button><button class="meer">Instellingen</button><button class="nein" hidden>Weigeren</button></div></div>`,
  `show(); on('.ja', () => { store('yes'); track(); }); on('.meer', () => { document.querySelector('.nein').hidden = ` +
    `false; }); on('.nein', () => store('no'));`,
);

/** A banner whose controls have known sizes and colours. */
export const measured = page(
  `<div class="box" role="dialog" style="position:fixed;left:0;right:0;bottom:0;padding:20px;background:rgb(255 255 255);color:#000;font:16px sans-serif">
   <p>We use cookies on this site. <a href="/policy">Cookie policy</a></p>
   <label><input type="checkbox" disabled checked>Necessary</label><label><input type="checkbox" checked>Statistics</label>
   <button style="all:unset;width:200px;height:50px;background:#000;color:#fff;font-size:20px" aria-label="Accept all cookies">Accept all</button>
   <span onclick="0" style="display:inline-block;width:60px;height:20px;font-size:10px;color:#aaa;cursor:pointer">Reject</span>
   <button aria-label="Close" style="all:unset">×</button></div>`,
  'show();',
);

/** Pages with boxes that ask for something else. */
export const otherBoxes: Readonly<Record<string, string>> = {
  '/newsletter': page(
    `<div class="box" role="dialog" style="${modal}"><h2>Stay in touch</h2><p>By subscribing you accept our privacy policy ` +
      'and cookie policy.</p><input type="email"><button>Subscribe</button><button>No thanks</button></div>',
    'show();',
  ),
  '/age': page(
    `<div class="box" role="dialog" style="${modal}"><h2>Are you over 18?</h2><p>You must be of legal drinking age to ` +
      'enter this site. See our privacy and cookies policy.</p><button>Yes, I agree</button><button>No</button></div>',
    'show();',
  ),
  '/age-german': page(
    `<div class="box" style="${modal}"><h2>Bist du mindestens 18 Jahre alt?</h2><p>Diese Seite nutzt ` +
      'Cookies.</p><button>Ja</button><button>Nein</button></div>',
    'show();',
  ),
  '/cart': page(
    `<div class="box" role="dialog" style="${modal}"><p>Chocolate chip cookie was added to your ` +
      'cart.</p><button>OK</button><button>Continue shopping</button></div>',
    'show();',
  ),
  '/chat': page(
    '<div class="box" style="position:fixed;right:20px;bottom:20px;width:300px;background:#fff;z-index:1000"><p>Hi! By ' +
      'chatting you consent to our privacy policy.</p><textarea></textarea><button>Accept</button></div>',
    'show();',
  ),
  '/language': page(
    `<div class="box" role="dialog" style="${modal}"><p>Choose your language and country. This site is available ` +
      'in:</p><button>English</button><button>Deutsch</button><button>Continue</button></div>',
    'show();',
  ),
  '/bakery': page(
    `<div class="box" style="${bar}"><p>We use only the best butter in our cookies. Get the recipe on our ` +
      'site!</p><button>OK</button><button>Accept offer</button></div>',
    'show();',
  ),
  '/policy': page(
    '<main><h2>Cookie policy</h2><p>We use cookies on this website for analytics. You can change your mind ' +
      'here.</p><button>Accept cookies</button><button>Reject cookies</button></main>',
    'show();',
  ),
  '/video': page(
    '<div style="position:relative;height:300px"><div class="cookie-placeholder" ' +
      'style="position:absolute;inset:0;z-index:2"><p>This video is from a website that sets cookies. Do you consent to load ' +
      'it?</p><button>Accept and load</button></div></div>',
    'show();',
  ),
  '/footer': page(
    '<footer style="position:sticky;bottom:0;background:#fff"><a href="/privacy">Privacy policy</a> <a ' +
      'href="/cookies">Cookie policy</a> <a href="#">Cookie settings</a> <button>OK, subscribe</button></footer>',
    'show();',
  ),
  '/app':
    '<!doctype html><meta charset="utf-8"><title>App</title><div ' +
    `style="position:fixed;inset:0;overflow:auto"><nav><button>Continue</button></nav>${'<p>A long text about our website, its data and its terms. We use words.</p>'.repeat(200)}<footer><a ` +
    'href="/cookies">Cookie policy</a></footer></div>',
  '/terms': page(
    `<div class="box" role="dialog" style="${modal}"><p>We have updated our privacy policy and ` +
      'terms.</p><button>OK</button></div>',
    'show();',
  ),
  '/allergy': page(
    `<div class="box" role="dialog" style="${modal}"><p>Our cookies contain nuts. Data about allergies is on this ` +
      'page.</p><button>Got it</button></div>',
    'show();',
  ),
};
