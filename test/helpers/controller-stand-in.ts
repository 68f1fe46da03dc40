/**
 * A script for pages that does what the README of the npm package `@squarespace/controller` promises of `register` and `refresh`, as
 * `window.controller`. The package's own licence lets it run on the platform's sites alone, so its promises are written anew here.
 */
export const controllerStandIn = `(function () {
  var registered = {}, bound = [];
  function refresh() {
    bound = bound.filter(function (one) {
      var stays = document.contains(one.element), life = one.life || {};
      if (!stays && life.destroy) life.destroy();
      if (stays && life.sync) life.sync();
      return stays;
    });
    document.querySelectorAll('[data-controller]').forEach(function (element) {
      element.getAttribute('data-controller').split(/[ ,]+/).forEach(function (name) {
        var isBound = bound.some(function (one) { return one.element === element && one.name === name; });
        if (!isBound && registered[name]) bound.push({ element: element, name: name, life: registered[name](element) });
      });
    });
  }
  window.controller = { refresh: refresh, register: function (name, make) { registered[name] = make; refresh(); } };
})();`;
