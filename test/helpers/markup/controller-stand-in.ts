/**
 * A page script with the behaviour of `register` and `refresh` that the README of the npm package `@squarespace/controller`
 * describes, as `window.controller`. The package's licence allows its use on the platform's sites only, hence this separate
 * implementation.
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
